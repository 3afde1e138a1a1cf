// For compilers that know no `exports` of a package.
import { mount, type ScreenShown, version } from 'training-site-widget';
import { define } from 'training-site-widget/element';
import { mount as mountWithReact } from 'training-site-widget/external-react';
import { head, renderToHtml } from 'training-site-widget/server';

define();
const site = mount(document.body, { theme: 'auto' });
site.navigate(head({ path: '/careers' }).title);
mountWithReact(document.body).unmount();
export const shown: ScreenShown = { path: version, title: renderToHtml() };
