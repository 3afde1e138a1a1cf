// The types of `require('training-site-widget')`.
import training = require('training-site-widget');

const site: training.MountedSite = training.mount(document.body, { theme: 'dark' });
site.unmount();
training.version satisfies string;

// @ts-expect-error: no such theme
training.mount(document.body, { theme: 'night' });
// @ts-expect-error: the module has no default export
training.default;
// @ts-expect-error: only the classic script sets a global
TrainingSite.mount(document.body);
