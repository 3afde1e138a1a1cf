import 'training-site-widget';
import { testLast } from './portalPages';

testLast();
