import 'training-site-widget';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { basePath } from './mode';

@Component({
  selector: 'app-partners',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p id="view">Partners</p>
    <p>{{ screen() }}</p>
    <training-site
      [basePath]="basePath"
      [company]="company"
      (training-site-navigate)="screen.set($event.detail.path)"
    ></training-site>
  `,
})
export class Partners {
  readonly basePath = basePath;
  readonly screen = signal('');

  /** A fresh record at each change detection: an equal one changes nothing. */
  get company() {
    return { name: 'Aster Academy' };
  }
}
