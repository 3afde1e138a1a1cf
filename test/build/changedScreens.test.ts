// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changedScreens } from '../../build/changedScreens.mjs';
import { files } from '../../build/readContent.mjs';
import { screens } from '../screens';

const languages = ['en', 'ar'];
const everyScreen = screens.length;

describe('the screens that look different', () => {
  it('are that of a file, in its language', () => {
    expect(changedScreens(['src/content/ar/training.yaml'], languages)).toEqual([
      { language: 'ar', paths: ['/training'] },
    ]);
  });

  it.each(['shell', 'navigation'])('are all in one language after a change of %s.yaml', (name) => {
    const [first, ...others] = changedScreens([`src/content/en/${name}.yaml`], languages);
    expect(others).toEqual([]);
    expect(first?.paths.length).toBe(everyScreen);
  });

  it.each(['src/content/en/company.yaml', 'src/drawings/logo.svg'])(
    'are all in each language after a change of %s',
    (file) => {
      const numbers = changedScreens([file], languages).map(({ paths }) => paths.length);
      expect(numbers).toEqual([everyScreen, everyScreen]);
    },
  );

  it('are Home in each language after a change of the logo of a client', () => {
    expect(changedScreens(['src/drawings/clients/aster.svg'], languages)).toEqual([
      { language: 'en', paths: ['/'] },
      { language: 'ar', paths: ['/'] },
    ]);
  });

  it.each(['src/content/en/descriptions.yaml', 'src/site/Site.tsx', ''])(
    'are none after a change of “%s”',
    (file) => {
      expect(changedScreens([file], languages)).toEqual([]);
    },
  );

  it('contain each screen of the site', () => {
    const all = Object.keys(files).map((name) => `src/content/en/${name}.yaml`);
    const [english] = changedScreens(all, ['en']);
    expect(english?.paths.toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
  });
});

it('a change that one workflow checks is skipped by the other one', () => {
  const read = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')).on;
  const content = read('content');
  const all = read('ci');
  expect(content.pull_request.paths).toEqual(all.pull_request['paths-ignore']);
  expect(content.push.paths).toEqual(all.push['paths-ignore']);
});
