// Compiles the templates in the browser.
import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  inject,
  provideZonelessChangeDetection,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import {
  provideRouter,
  Router,
  RouterLink,
  RouterOutlet,
  withInMemoryScrolling,
} from '@angular/router';
import 'training-site-widget';

const News = Component({ template: '<p style="height: 3000px">News of the day</p>' })(class {});

const Partners = Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<p style="height: 1500px">Partners</p>
    <training-site [push]="push"></training-site>`,
})(
  class {
    readonly #router = inject(Router);
    readonly push = (address: string) =>
      this.#router.navigateByUrl(address.slice(location.origin.length));
  },
);

const Application = Component({
  selector: '#app',
  imports: [RouterLink, RouterOutlet],
  template: `<nav>
      <a routerLink="/">News</a> <a routerLink="/partners">Partners</a>
      <a routerLink="/partners" fragment="/careers">Jobs of our partner</a>
    </nav>
    <router-outlet />`,
})(class {});

const routes = [
  { path: '', title: 'News', component: News },
  { path: 'partners', title: 'Partners', component: Partners },
];

bootstrapApplication(Application, {
  providers: [
    provideZonelessChangeDetection(),
    provideRouter(
      routes,
      withInMemoryScrolling({
        scrollPositionRestoration: 'enabled',
        anchorScrolling: 'enabled',
      }),
    ),
  ],
});
