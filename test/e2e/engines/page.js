// Embeds the site as the query says.

const query = new URLSearchParams(location.search);
localStorage.clear();
if (!query.get('notice')) localStorage.setItem('displayCookieDialog', '0');

const dist = new URL('../../../dist/', location.href).href;
const scriptOf = (name) => `<script src="${dist}training-site${name}.js"></script>`;
const ways = {
  mount: () => `<div id="site">Loading…</div>${scriptOf('')}
    <script>site = TrainingSite.mount(document.getElementById('site'))</script>`,
  element: () => `${scriptOf('')}<training-site>Loading…</training-site>`,
  loader: () => `<div style="height: 5000px"></div>
    <training-site>Loading…</training-site>${scriptOf('.loader')}`,
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
