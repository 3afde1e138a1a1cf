// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What runs a text as code, parses it as HTML, loads an address, or sends something out of the page. */
const sinks = new RegExp(
  [
    String.raw`\b(innerHTML|outerHTML|insertAdjacentHTML|srcdoc|dangerouslySetInnerHTML|parseFromString)\b`,
    String.raw`\b(createContextualFragment|(set|parse)HTMLUnsafe|execCommand|write(ln)?(?=\())\b`,
    String.raw`\b(eval|Function(?=\()|setTimeout|setInterval|importScripts|setAttribute(NS)?)\b`,
    String.raw`\b(replaceSync|insertRule|fetch|XMLHttpRequest|sendBeacon|WebSocket|EventSource)\b`,
    String.raw`\b(postMessage|BroadcastChannel|Worker|serviceWorker|RTCPeerConnection|WebTransport)\b`,
    String.raw`\b(Image|FontFace|cookieStore|indexedDB|import|open)\(|\.cookie\b`,
    String.raw`(?<!const )\blocation(\.\w+)? =(?!=)|\blocation\.(assign|replace)\b`,
    String.raw`\.(src|href|action|formAction) =(?!=)`,
    String.raw`(createElement|_jsxs?)\(["'](script|i?frame|object|embed|link|base|meta|style|use)["']`,
    String.raw`(createElement|_jsxs?)\(["'](img|image|audio|video|source|track|foreignObject)["']`,
  ].join('|'),
  'g',
);

/** Each such place in our code, with the reason why no text of a visitor or an editor reaches it. */
const reviewed = {
  'setAttribute in embed/TrainingSite.ts': 'its name is one of the attributes of the element',
  'innerHTML in embed/prerender/takeOver.ts': 'it is read, and not set',
  "createElement('script' in loader/loadScript.ts": 'its address is beside that of the loader',
  '.src = in loader/loadScript.ts': 'its name and its hash are constants of the build',
  'replaceSync in loader/reserveHeight.ts': 'only the height of the window is added to the text',
  'postMessage in frame/messages.ts':
    'to one origin; height, hash and events, which are no secrets',
  'replaceSync in frame/keepNoticeInView.ts': 'its text is a constant',
  'setAttribute in frame/inside.ts': 'its name is one of the attributes of the element',
  'setAttribute in components/FaqEntry.tsx': 'name and value are constants',
  'setAttribute in embed/hostElement.ts': 'name and value are constants',
  "createElement('style' in styles/stylesheet.ts": 'its text is the stylesheet of the build',
  'replaceSync in styles/stylesheet.ts': 'its texts are constants of the build',
};

function sinksIn(source: string, fileName = 'a.ts') {
  const { outputText } = ts.transpileModule(source, {
    fileName,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      removeComments: true,
    },
  });
  return outputText.match(sinks) ?? [];
}

it('our code has no sink but the reviewed ones', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('server/'))
    .flatMap((file) =>
      sinksIn(readFileSync(`src/${file}`, 'utf8'), file).map((sink) => `${sink} in ${file}`),
    );
  expect([...new Set(found)].sort()).toEqual(Object.keys(reviewed).sort());
});

it.each([
  "element['outerHTML'] = text",
  '(0, eval)(text)',
  'const later = setTimeout; later(text)',
  'navigator.sendBeacon(text)',
  'import(text)',
  'location.href = text',
  'window.location.replace(text)',
  "document.createElement('iframe')",
])('a sink is found in %s', (code) => {
  expect(sinksIn(code)).toHaveLength(1);
});
