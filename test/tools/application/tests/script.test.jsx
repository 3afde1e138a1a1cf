import { mount } from 'training-site-widget';
import { testLast, testPages } from './portalPages';

testPages(mount);
testLast();
