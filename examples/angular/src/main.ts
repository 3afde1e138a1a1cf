import { Component, inject } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, Router, RouterLink, RouterOutlet } from '@angular/router';
import { basePath, features } from './mode';

@Component({ selector: 'app-home', template: '<p id="view">Home</p>' })
class Home {}

@Component({
  selector: 'app-workplace',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav>
      <a routerLink="/">Host home</a> <a routerLink="/partners">Partners</a>
      @if (basePath) {
        <a routerLink="/partners/consultation">Consultancy desk</a>
        <a routerLink="/partners/training" [queryParams]="{ year: 2 }">Course list</a>
      } @else {
        <a routerLink="/partners" fragment="/consultation">Consultancy desk</a>
        <a routerLink="/partners/list" [queryParams]="{ year: 2 }" fragment="/training">Course list</a>
      }
      <button type="button" (click)="filter()">Filter</button>
    </nav>
    <router-outlet />
  `,
})
class Workplace {
  readonly basePath = basePath;
  readonly #router = inject(Router);

  filter() {
    if (basePath) history.replaceState(history.state, '', `?year=3${location.hash}`);
    else {
      const queryParams = { year: 3 };
      this.#router.navigate([], { queryParams, preserveFragment: true, replaceUrl: true });
    }
  }
}

const routes = [
  { path: '', pathMatch: 'full' as const, component: Home },
  {
    path: 'partners',
    // The site is in a chunk of its own, which only this route loads.
    loadComponent: () => import('./partners').then(({ Partners }) => Partners),
    children: [{ path: '**', children: [] }],
  },
];

bootstrapApplication(Workplace, { providers: [provideRouter(routes, ...features)] });
