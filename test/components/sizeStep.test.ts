// @vitest-environment node
import { expect, it } from 'vitest';
import { sizeStep } from '../../src/components/sizeStep';

it.each([
  ['Say hello!', 8],
  ['20+', 4],
  ['STOP WANDERING! TIME TO UPGRADE', 12],
  ['Bhubaneswar', 12],
  ['Weiterbildungsgesellschaft', 30],
  ['hello@skillmere.example', 24],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 30],
  ['हमारे बारे में', 8],
  ['𝐓𝐫𝐚𝐢𝐧𝐢𝐧𝐠', 8],
  ['', 4],
])('the longest word of "%s" is on the step for %i small letters', (text, step) => {
  expect(sizeStep(text)).toBe(step);
});
