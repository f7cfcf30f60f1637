import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until the page uses its own fonts, which load after the first paint (ADR 32). */
export async function fontsShown(page: Page): Promise<void> {
  await expect(page.locator('html[data-fonts]')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}
