// The code in dist/frame.html, after the script of the site.
import { warnOnce } from '../browser/log';
import { talkToHost } from './talkToHost';

const query = new URLSearchParams(location.search);
const isFramed = parent !== window;
const site = document.createElement('training-site');
setAttributes();
document.body.style.margin = '0';
document.body.appendChild(site);
const host = originOfHost();
if (isFramed && host) talkToHost(site, host, query.has('host'));

/**
 * Takes the attributes of the element from the query. No other, such as `onclick`, because anybody
 * can write a link.
 */
function setAttributes() {
  const attributes: readonly string[] = Reflect.get(
    customElements.get('training-site') ?? {},
    'observedAttributes',
  );
  for (const [name, value] of query) {
    if (name === 'host') continue;
    const attribute = name === 'base' ? 'base-path' : name;
    if (attribute === 'pages' || !attributes.includes(attribute)) {
      // `pages` could lead the visitor of a trusted page to any other one.
      warnOnce(`training-site: frame.html has no option "${name}".`);
    } else if (attribute === 'company' && !isFramed) {
      // Otherwise anybody could send a link to the portal that shows another phone number.
      warnOnce('training-site: frame.html takes "company" only in a frame.');
    } else {
      site.setAttribute(attribute, value);
    }
  }
}

/** The origin that may talk to the site; undefined for a file on disk, which has none. */
function originOfHost(): string | undefined {
  const wanted = query.get('host');
  try {
    const { origin } = new URL(wanted ?? location.origin);
    if (origin !== 'null') return origin;
  } catch {
    // It is not a valid address.
  }
  if (wanted !== null) {
    warnOnce(
      `training-site: "host" must be an origin such as https://portal.example, got "${wanted}".`,
    );
  }
  return undefined;
}
