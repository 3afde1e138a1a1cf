import { mount as mountSite } from '/node_modules/training-site-widget/dist/training-site.mjs';

let site;

export const bootstrap = async () => {};

export async function mount() {
  site = mountSite(document.getElementById('application'));
}

export const unmount = async () => site.unmount();
