// The entry of dist/training-site.frame.js, for a page with frame.html in a frame.
import { isHash, listen, replaceHash, tell } from './messages';

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[src*="frame.html"]');

const originOf = ({ src }: HTMLIFrameElement) => new URL(src).origin;

const tellHash = (frame: HTMLIFrameElement) =>
  tell(frame.contentWindow, originOf(frame), 'hash', location.hash);

function setHeight(frame: HTMLIFrameElement, height: number) {
  const { boxSizing } = getComputedStyle(frame);
  const border = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
  frame.style.height = `${height + border}px`;
}

function followHash(frame: HTMLIFrameElement, hash: string) {
  // The frame has already added a history entry, which counts for the page too.
  replaceHash(hash);
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
}

listen((name, value, { source, origin }) => {
  for (const frame of frames()) {
    if (frame.contentWindow !== source || originOf(frame) !== origin) continue;
    if (name === 'start') tellHash(frame);
    else if (name === 'hash' && isHash(value)) followHash(frame, value);
    else if (name === 'height' && Number.isFinite(value) && (value as number) >= 0) {
      setHeight(frame, value as number);
    } else return false;
    return true;
  }
  return false;
});

addEventListener('hashchange', () => {
  for (const frame of frames()) tellHash(frame);
});

// For a frame that was loaded before this script. A frame that is loaded later sends `start`.
for (const frame of frames()) {
  if (frame.contentDocument?.URL !== 'about:blank') tellHash(frame);
}
