// Compiles the template in the browser.
import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { act, companyOf, first, publish, push, shown } from './application';

const values = signal(first);
publish((next) => values.set(next));

const Application = Component({
  selector: 'body',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <training-site
      initial-path="/training"
      [attr.theme]="values().theme"
      [headingLevel]="values().headingLevel"
      [company]="companyOf(values())"
      [push]="push"
      (training-site-navigate)="shown($event)"
      (training-site-action)="act($event)"
    ></training-site>
  `,
})(
  class {
    readonly values = values;
    readonly companyOf = companyOf;
    readonly shown = shown;
    readonly act = act;
    get push() {
      const now = values();
      return (address: string) => push(address, now);
    }
  },
);

bootstrapApplication(Application, { providers: [provideZonelessChangeDetection()] });
