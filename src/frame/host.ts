// The entry of dist/training-site.frame.js, for a page with frame.html in a frame.
import { folderOfFiles } from '../browser/folderOfFiles';
import { warnOnce } from '../browser/log';
import { queryAll } from '../browser/queryAll';
import { runningScript } from '../browser/runningScript';
import { isHash, listen, type Report, replaceHash } from './messages';

/**
 * The address of `frame.html`, in the folder of this script. No other frame is trusted. A page that
 * is opened from disk trusts none, because a file has no origin to which a message can be sent;
 * then the address is ''.
 */
const folder = folderOfFiles(runningScript());
const address = folder?.startsWith('http') ? `${folder}frame.html` : '';

/** One frame, because the page has one hash. */
function findFrame(): HTMLIFrameElement | undefined {
  const frames = queryAll(document, 'iframe') as NodeListOf<HTMLIFrameElement>;
  return [...frames].find(({ src }) => src.startsWith(address));
}

function sendHash() {
  const frame = findFrame();
  // A frame that is not yet loaded sends `start` later.
  if (frame?.contentDocument?.URL === 'about:blank') return;
  // The browser delivers the message only to a page of the same origin as this address.
  frame?.contentWindow?.postMessage({ trainingSite: location.hash }, address);
}

/**
 * Warns if the frame shows another page of this origin: a service worker of an application answers
 * each address with its start page, unless it is told not to. What another origin has sent can't be
 * read.
 */
function checkPage() {
  const frame = findFrame();
  const page = frame?.contentDocument;
  if (!page) return;
  const isLoaded = page.readyState === 'complete' && page.URL !== 'about:blank';
  const ours = queryAll(page, 'meta[name=generator][content=training-site-widget]');
  if (!isLoaded || ours.length > 0) return;
  warnOnce(
    `training-site: expected frame.html in the frame, got the page "${page.title}". A service worker or a server has sent it for ${frame.src}. Exclude this address from its fallback page: "Frame" in docs/serving.md.`,
  );
}

function setHeight(frame: HTMLIFrameElement, height: number) {
  // Adding a difference works for both values of `box-sizing`: with `border-box`, the property
  // includes the border.
  frame.style.height = `calc(${getComputedStyle(frame).height} + ${height - frame.clientHeight}px)`;
}

function followHash(frame: HTMLIFrameElement, hash: string) {
  // The frame has already added a history entry, which counts for the page too.
  replaceHash(hash);
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
}

function isReport(value: unknown): value is Report {
  const event = (value as Partial<Report> | null)?.event;
  return typeof event === 'string' && event.startsWith('training-site-');
}

function dispatch(frame: HTMLIFrameElement, { event, detail }: Report) {
  frame.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
}

function start() {
  listen((value, { source, origin }) => {
    const frame = findFrame();
    if (frame?.contentWindow !== source || !address.startsWith(`${origin}/`)) return false;
    if (value === 'start') sendHash();
    else if (isHash(value)) followHash(frame, value);
    else if (isReport(value)) dispatch(frame, value);
    else if (typeof value === 'number' && value >= 0) setHeight(frame, value);
    else return false;
    return true;
  });

  addEventListener('hashchange', sendHash);
  // A frame may be inserted at any time. The event does not bubble.
  document.addEventListener('load', checkPage, true);

  // For a frame that was loaded before this script.
  sendHash();
  checkPage();
}

// Without an address there is nothing to do. In the frame itself, this page was sent in place of
// `frame.html`, and the page around it says so.
if (!location.href.startsWith(address)) start();
