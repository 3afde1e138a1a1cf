import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchMarkedElements } from '../../src/embed/markedElements';
import { mount } from '../../src/embed/mount';
import type { MountOptions } from '../../src/embed/options/options';
import { define } from '../../src/embed/TrainingSite';
import { renderToHtml } from '../../src/server/renderToHtml';
import { careers } from '../screens';

const options = {
  basePath: '/academy',
  initialPath: careers.path,
  theme: 'dark',
  headingLevel: 2,
  hide: 'notice header',
  company: { name: 'Aster', phone: '+44 20 7946 0123' },
} as const satisfies MountOptions;

const attributes = {
  'base-path': '/academy',
  'initial-path': careers.path,
  theme: 'dark',
  'heading-level': '2',
  hide: 'notice,header',
  company: JSON.stringify(options.company),
};

const setAttributes = (element: Element, prefix = '') => {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(prefix + name, value);
  }
};

/** Each way to the same options. Each returns the element that holds the site. */
const ways: Record<string, (holder: HTMLElement) => Element | null> = {
  'mount(element, options)': (holder) => {
    mount(holder, options);
    return holder.firstElementChild;
  },
  'update(options)': (holder) => {
    const { basePath, initialPath, ...others } = options;
    mount(holder, { basePath, initialPath }).update(others);
    return holder.firstElementChild;
  },
  'attributes of the element': (holder) => {
    const element = document.createElement('training-site');
    setAttributes(element);
    return holder.appendChild(element);
  },
  'attributes that are set later': (holder) => {
    const element = holder.appendChild(document.createElement('training-site'));
    setAttributes(element);
    return element;
  },
  'properties of the element': (holder) =>
    Object.assign(holder.appendChild(document.createElement('training-site')), options),
  'a marked element': (holder) => {
    setAttributes(holder, 'data-');
    holder.setAttribute('data-training-site', '');
    return holder;
  },
  'attributes that a server writes': (holder) => {
    const { initialPath: path, ...others } = options;
    holder.innerHTML = renderToHtml({ ...others, path });
    return holder.querySelector('training-site');
  },
};

// Not the entry, which leaves the elements to an instance of the script that another test file has
// loaded.
define();
watchMarkedElements();

/** Title and tags of the site that is made in this way, once it shows Careers. */
async function siteOf(way: string) {
  const holder = document.body.appendChild(document.createElement('div'));
  let element: Element | null | undefined;
  await act(async () => {
    element = ways[way]?.(holder);
  });
  const site = await vi.waitFor(() => {
    const inside = element?.shadowRoot?.firstElementChild;
    const host = inside?.shadowRoot ? inside : element;
    const site = host?.shadowRoot?.querySelector('.site');
    const heading = site?.querySelector('h2')?.textContent;
    expect(heading, `the screen of ${way}`).toBe(careers.heading);
    return site;
  });
  // React gives each copy other ids.
  const html = site?.outerHTML.replace(/«r\w+»|_r_\w+_/g, '');
  // In lines, so that a failure shows the one that differs.
  return { title: document.title, html: html?.split(/(?=<)/) };
}

const [first = '', ...otherWays] = Object.keys(ways);

it.each(otherWays)(`%s gives the same site as ${first}`, async (way) => {
  const expected = await siteOf(first);
  await act(async () => document.body.replaceChildren());
  expect(await siteOf(way)).toEqual(expected);
});
