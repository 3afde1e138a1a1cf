import { afterEach, describe, expect, it } from 'vitest';
import { mayNameScreen } from '../../src/loader/mayNameScreen';

afterEach(() => history.replaceState(null, '', location.pathname));

function elementOf(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as Element;
}

function mayNameScreenAt(hash: string, element: Element): boolean {
  history.replaceState(null, '', `${location.pathname}${hash}`);
  return mayNameScreen(element);
}

describe('the loader finds that the address asks for a screen', () => {
  it.each([
    ['#/training', '<training-site></training-site>'],
    ['#%2Ftraining', '<training-site></training-site>'],
    ['#/training', '<training-site data-base-path="/other" data-routing="memory"></training-site>'],
    ['#/academy/training', '<training-site base-path="/academy"></training-site>'],
    ['#/Academy/Training', '<training-site base-path="/academy/"></training-site>'],
    ['#/akad%C3%A9mie/careers', '<training-site base-path="/akadémie"></training-site>'],
    ['#academy-training', '<div data-training-site data-base-path="academy"></div>'],
  ])('the loader finds that the address %s asks for a screen of %s', (hash, html) => {
    expect(mayNameScreenAt(hash, elementOf(html))).toBe(true);
  });
});

describe('the loader finds that the address asks for no screen', () => {
  it.each([
    ['', '<training-site></training-site>'],
    ['#news', '<training-site></training-site>'],
    ['#/academy-news', '<training-site base-path="/academy"></training-site>'],
    ['#academynews', '<div data-training-site data-base-path="academy"></div>'],
    ['#/training', '<training-site routing="memory"></training-site>'],
    ['#/training', '<div data-training-site data-routing="memory"></div>'],
  ])('the loader finds that the address "%s" asks for no screen of %s', (hash, html) => {
    expect(mayNameScreenAt(hash, elementOf(html))).toBe(false);
  });
});
