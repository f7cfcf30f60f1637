import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until this browser has cached a page, as it does for someone who reads it for a moment. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (it) => Boolean(await caches.match(it)), path), {
      timeout: 20_000,
    })
    .toBe(true);
}
