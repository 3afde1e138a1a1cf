import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { beginArrival } from '../../src/browser/arrival';

let frames: FrameRequestCallback[];
let now: number;

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** An arrival, with the function that it calls in each frame. */
function begin() {
  const onFrame = vi.fn();
  const end = beginArrival(onFrame);
  onTestFinished(end);
  return { onFrame, end };
}

/** A frame of the page, so many ms after the visit. */
function frameAt(time: number) {
  now = time;
  for (const frame of frames.splice(0)) frame(time);
}

it('an arrival keeps its screen in each frame for half a second', () => {
  const { onFrame } = begin();
  for (const time of [16, 300, 500, 516, 532]) frameAt(time);
  expect(onFrame).toHaveBeenCalledTimes(4);
});

it('an arrival keeps its screen once if the first frame comes late', () => {
  const { onFrame } = begin();
  frameAt(2000);
  expect(onFrame).toHaveBeenCalledOnce();
});

it('an arrival lasts until the page has loaded', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { onFrame } = begin();
  frameAt(5000);
  readyState.mockReturnValue('complete');
  frameAt(6000);
  frameAt(6016);
  expect(onFrame).toHaveBeenCalledTimes(2);
});

it('an arrival that is ended keeps nothing', () => {
  const { onFrame, end } = begin();
  end();
  frameAt(16);
  expect(onFrame).not.toHaveBeenCalled();
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'an arrival goes on after a %s that a script dispatches',
  (type) => {
    const { onFrame } = begin();
    window.dispatchEvent(new Event(type));
    frameAt(16);
    expect(onFrame).toHaveBeenCalledOnce();
  },
);

it('an arrival leaves no listener behind', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  begin();
  frameAt(600);
  const names = (calls: readonly unknown[][]) => calls.map(([name]) => name);
  expect(names(removed.mock.calls)).toEqual(names(added.mock.calls));
});

it('an arrival in a page without frames is no error', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  expect(() => begin()).not.toThrow();
});
