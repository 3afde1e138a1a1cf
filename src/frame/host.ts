// The entry of dist/training-site.frame.js, for a page with frame.html in a frame.
import { isHash, listen, replaceHash, tell } from './messages';

/** The frames that show `frame.html`, except from a disk: a file has no origin that a message could be sent to. */
const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) =>
    /^http[^?#]*\/frame\.html/.test(src),
  );

function tellHash(frame: HTMLIFrameElement) {
  // A frame that is not yet loaded sends `start` later.
  if (frame.contentDocument?.URL === 'about:blank') return;
  // The browser delivers the message only to a page of the same origin as this address.
  tell(frame.contentWindow, frame.src, 'hash', location.hash);
}

const tellAll = () => frames().forEach(tellHash);

function setHeight(frame: HTMLIFrameElement, height: number) {
  // Adding a difference works for both values of `box-sizing`: with `border-box`, the property includes the border.
  const missing = height - frame.clientHeight;
  frame.style.height = `${Number.parseFloat(getComputedStyle(frame).height) + missing}px`;
}

function followHash(frame: HTMLIFrameElement, hash: string) {
  // The frame has already added a history entry, which counts for the page too.
  replaceHash(hash);
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
}

listen((name, value, { source, origin }) => {
  for (const frame of frames()) {
    if (frame.contentWindow !== source || !frame.src.startsWith(`${origin}/`)) continue;
    if (name === 'start') tellHash(frame);
    else if (name === 'hash' && isHash(value)) followHash(frame, value);
    else if (name === 'height' && Number.isFinite(value) && (value as number) >= 0) {
      setHeight(frame, value as number);
    } else return false;
    return true;
  }
  return false;
});

addEventListener('hashchange', tellAll);

// For a frame that was loaded before this script.
tellAll();
