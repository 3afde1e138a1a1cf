import type { Page } from 'playwright-core';

export function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number>;
