// What a host may write against the published types. Where TypeScript must refuse a line, it is marked, and
// a mark without an error is an error too.
import type {
  Company,
  CompanyOverrides,
  MountedSite,
  MountOptions,
  ScreenShown,
  SocialLink,
  Theme,
  TrainingSiteElement,
} from 'training-site-widget';
import { mount, version } from 'training-site-widget';
import { mount as mountWithReact } from 'training-site-widget/external-react';

const element = document.createElement('div');
const theme: Theme = 'auto';
const links: readonly SocialLink[] = [
  { displayName: 'LinkedIn', url: 'https://www.linkedin.com/', icon: 'linkedin' },
];
const company: CompanyOverrides = { name: 'Aster', socialLinks: links };
const options: MountOptions = {
  basePath: '/academy',
  initialPath: '/careers',
  routing: 'memory',
  manageTitle: false,
  theme,
  company,
  push: (address) => history.pushState(null, '', address),
  onNavigate: ({ path, title }: ScreenShown) => console.log(path.length, title.length),
};
const site: MountedSite = mount(element, options);
site.navigate('/training');
site.update({ theme: 'dark', company: undefined });
site.unmount();
mountWithReact(element).unmount();
version satisfies string;

const made: TrainingSiteElement = document.createElement('training-site');
made.company = company;
made.navigate('/careers');
made.addEventListener('training-site-navigate', ({ detail }) => detail.title.length);
window.addEventListener('training-site-navigate', ({ detail }) => detail.path.length);

const frame = document.createElement('iframe');
frame.addEventListener('training-site-action', ({ detail }) => detail.href.length);

// @ts-expect-error: an element is required
mount();
// @ts-expect-error: not an element
mount('#training');
// @ts-expect-error: no such theme
mount(element, { theme: 'night' });
// @ts-expect-error: no such routing
mount(element, { routing: 'history' });
// @ts-expect-error: a misspelled option
mount(element, { basepath: '/academy' });
// @ts-expect-error: a text, not a boolean
mount(element, { manageTitle: 'false' });
// @ts-expect-error: a company has no fax
mount(element, { company: { fax: '1' } });
// @ts-expect-error: a link needs an icon that the site has
links satisfies readonly { icon: 'github' }[];
// @ts-expect-error: navigate takes a path
site.navigate();
// @ts-expect-error: a handle can't be changed
site.navigate = () => {};
// @ts-expect-error: the record that is shipped is whole
({ name: 'Aster' }) satisfies Company;
// @ts-expect-error: the event has no such detail
document.addEventListener('training-site-navigate', ({ detail }) => detail.hash);
