import { mount } from 'training-site-widget/external-react';
import { testLast, testPages } from './portalPages';

testPages(mount);
testLast();
