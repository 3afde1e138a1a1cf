import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCodeId } from '../../build/compiled.mjs';
import { type Content, content } from '../../build/content.mjs';

describe('the id of the content', () => {
  /** What the module `content-ids` exports in a bundle with these languages. */
  async function idsOf(languages: string[], change?: (content: Content) => Content) {
    const entry = {
      name: 'entry',
      resolveId: (id: string) => (id === 'entry' ? id : null),
      load: (id: string) => (id === 'entry' ? "export { default } from 'content-ids';" : null),
    };
    const bundle = await rollup({ input: 'entry', plugins: [entry, content(languages, change)] });
    const { output } = await bundle.generate({ format: 'es' });
    const address = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
    const ids: { readonly en?: string; readonly ar?: string } = (await import(address)).default;
    return ids;
  }
  const english = async (change?: (content: Content) => Content) =>
    (await idsOf(['en'], change)).en;

  it('the id of the content is the same in each build', async () => {
    expect(await english()).toBe(await english());
  });

  it('the id of the content is the same in a script of one language and for a server, with all', async () => {
    const [en, ar, all] = await Promise.all(
      [['en'], ['ar'], ['en', 'ar']].map((names) => idsOf(names)),
    );
    expect(all).toEqual({ ...en, ...ar });
  });

  it.each<[string, (content: Content) => Content]>([
    [
      'address',
      ({ company, ...others }) => ({
        ...others,
        company: { ...company, helloEmail: 'hi@a.example' },
      }),
    ],
    ['text', ({ home, ...others }) => ({ ...others, home: { ...home, lede: 'We teach IT.' } })],
    [
      'name that only readers of the screen hear',
      ({ home, ...others }) => {
        const clients = home.clients.map((client) => ({ ...client, alt: 'A logo' }));
        return { ...others, home: { ...home, clients } };
      },
    ],
  ])('the id of the content is new with another %s', async (_, change) => {
    expect(await english(change)).not.toBe(await english());
  });

  it('the id of the content is the same with another draft of a job, which is not published', async () => {
    const draft = (title: string) => (content: Content) => {
      const [job] = content.careers.jobs as [Content['careers']['jobs'][number]];
      const jobs = [...content.careers.jobs, { ...job, title, display: false }];
      return { ...content, careers: { ...content.careers, jobs } };
    };
    expect(await english(draft('One'))).toBe(await english(draft('Another')));
  });

  describe('in a folder of its own', () => {
    afterEach(() => vi.unstubAllEnvs());

    it('the id of the content is new with another logo of the same name', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'content-'));
      try {
        cpSync('test/fixtures/content', folder, { recursive: true });
        vi.stubEnv('CONTENT', folder);
        const before = await english();
        writeFileSync(
          `${folder}/clients/verrin.svg`,
          '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
        );
        expect(await english()).not.toBe(before);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
});

describe('the id of the code that renders HTML', () => {
  const sources: Record<string, string> = {
    'server/renderToHtml.js': "import { Site } from '../site/Site.js'; export const html = Site();",
    'site/Site.js':
      "import { classes } from '../components/Header.module.css.js'; export const Site = () => classes;",
    'components/Header.module.css.js': "export const classes = 'Header-link';",
    'browser/log.js': "export const log = 'log';",
    'loader/script.js': "import '../browser/log.js'; console.log('loader');",
    'frame/inside.js': "console.log('frame');",
    'diagnose/script.js': "import { Site } from '../site/Site.js'; console.log(Site);",
  };

  /** The id of a build in which some modules, or the build itself, have other code. */
  async function idWith(changes: Record<string, string> = {}, build?: string) {
    const all: Record<string, string> = { ...sources, ...changes };
    const memory = {
      name: 'memory',
      resolveId: (id: string, importer?: string) =>
        importer ? new URL(id, `file://${importer}`).pathname : `/src/${id}`,
      load: (id: string) => all[id.replace('/src/', '')] ?? null,
    };
    const input = Object.keys(all).filter((name) => /^(server|loader|frame|diagnose)\//.test(name));
    const bundle = await rollup({ input, plugins: [memory], treeshake: false });
    const { output } = await bundle.generate({
      preserveModules: true,
      preserveModulesRoot: '/src',
      plugins: [writeCodeId(build)],
    });
    const file = output.find(({ type }) => type === 'asset');
    return file?.type === 'asset' ? file.source : undefined;
  }

  it('the id of the code that renders HTML is a short text', async () => {
    expect(await idWith()).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([['server/renderToHtml.js'], ['site/Site.js'], ['components/Header.module.css.js']])(
    'the id of the code that renders HTML is new with a change of %s',
    async (file) => {
      const changed = `${sources[file]} console.log('changed');`;
      expect(await idWith({ [file]: changed })).not.toBe(await idWith());
    },
  );

  it('the id of the code that renders HTML is new with a change of the build', async () => {
    const build = mkdtempSync(join(tmpdir(), 'build-'));
    try {
      writeFileSync(`${build}/clientLogos.mjs`, 'export const clientLogos = 1;');
      const before = await idWith({}, build);
      writeFileSync(`${build}/clientLogos.mjs`, 'export const clientLogos = 2;');
      expect(await idWith({}, build)).not.toBe(before);
    } finally {
      rmSync(build, { recursive: true });
    }
  });

  it.each([['loader/script.js'], ['browser/log.js'], ['frame/inside.js'], ['diagnose/script.js']])(
    'the id of the code that renders HTML is the same with a change of %s',
    async (file) => {
      const changed = `${sources[file]} console.log('changed');`;
      expect(await idWith({ [file]: changed })).toBe(await idWith());
    },
  );
});
