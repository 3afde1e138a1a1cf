import { expect, it } from 'vitest';
import { launchChromium } from '../../tools/chromium.mjs';
import { serve } from '../../tools/server.mjs';
import { soak } from './soak/soak';

it('walks', async () => {
  const server = await serve();
  const browser = await launchChromium('--disable-frame-rate-limit', '--disable-gpu-vsync');
  const start = Date.now();
  try {
  const result = await soak(browser, server, { seed: Number(process.env.SEED ?? 1), actions: Number(process.env.ACTIONS ?? 500), shrinkTime: Number(process.env.SHRINK ?? 30) * 1000 });
  console.log(result, (Date.now() - start) / result.actions);
  } finally { await browser.close(); await server.close(); }
}, 600_000);
