// Embeds the site as the query says.

const query = new URLSearchParams(location.search);
localStorage.clear();
if (!query.get('notice')) localStorage.setItem('displayCookieDialog', '0');

const dist = new URL('../../../dist/', location.href).href;
const scriptOf = (name) => `<script src="${dist}training-site${name}.js"></script>`;
const fileOf = (name) => {
  const request = new XMLHttpRequest();
  request.open('GET', dist + name, false);
  request.send();
  return request.responseText;
};
const ways = {
  mount: () => `<div id="site">Loading…</div>${scriptOf('')}
    <script>site = TrainingSite.mount(document.getElementById('site'))</script>`,
  element: () => `${scriptOf('')}<training-site>Loading…</training-site>`,
  prerendered: () =>
    fileOf('embed.html')
      .replace(/(?<=(?:href|src)=")(?=training-site-)/g, dist)
      .replace(
        '<script',
        '<script>nodes = [...document.querySelector("training-site").shadowRoot.querySelectorAll("*")]</script>$&',
      ),
  edited: () => ways.prerendered().replace('Skip to', 'Skip'),
  loader: () => `<div style="height: 5000px"></div>
    <training-site>Loading…</training-site>${scriptOf('.loader')}`,
  /** The loader with a first file that is missing. */
  previous() {
    const { file, integrity } = JSON.parse(fileOf('manifest.json')).files['training-site.js'];
    const files = [`${dist}missing.js`, dist + file].map((file) => ({ file, integrity }));
    const code = fileOf('training-site.loader.js').replace(
      /\[\{file:.*?\}\]/,
      JSON.stringify(files),
    );
    const address = URL.createObjectURL(new Blob([code]));
    return `<training-site>Loading…</training-site><script src="${address}"></script>`;
  },
  frame: () => `<iframe src="${dist}frame.html" title="Training" height="600"
    style="box-sizing: border-box; border: 7px solid; width: 100%"></iframe>${scriptOf('.frame')}`,
  /** A frame of another origin, which is the same server under another name. */
  elsewhere: () =>
    ways
      .frame()
      .replaceAll('//localhost', '//127.0.0.1')
      .replace('frame.html', `frame.html?host=${location.origin}`),
};
document.write(ways[query.get('way')]());
