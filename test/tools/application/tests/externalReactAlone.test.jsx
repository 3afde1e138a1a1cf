import 'training-site-widget/external-react';
import { testLast } from './portalPages';

testLast();
