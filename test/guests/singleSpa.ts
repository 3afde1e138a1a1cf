import { registerApplication, start } from 'single-spa';
import { type MountedSite, mount } from 'training-site-widget';

let site: MountedSite | undefined;

registerApplication({
  name: 'academy',
  app: {
    bootstrap: async () => {},
    mount: async () => {
      site = mount(document.getElementById('application') as HTMLElement);
    },
    unmount: async () => site?.unmount(),
  },
  activeWhen: ({ hash }) => hash !== '#news',
});
start();
