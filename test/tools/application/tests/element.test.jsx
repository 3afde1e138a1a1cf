import { define, mount } from 'training-site-widget/element';
import { testLast, testPages } from './portalPages';

define();
testPages(mount);
testLast();
