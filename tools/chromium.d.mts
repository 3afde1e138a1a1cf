import type { Browser, BrowserServer } from 'playwright-core';

export const chromiumPath: string | undefined;
export function launchChromium(...args: string[]): Promise<Browser>;
export function launchChromiumServer(...args: string[]): Promise<BrowserServer>;
