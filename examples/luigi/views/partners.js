import { mount } from '/node_modules/training-site-widget/dist/training-site.mjs';

/** Luigi makes an element of this class, and puts it into the page. */
export default class Partners extends HTMLElement {
  connectedCallback() {
    this.site = mount(this);
  }

  disconnectedCallback() {
    this.site.unmount();
  }
}
