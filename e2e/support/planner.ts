import type { Page } from '@playwright/test';
import el from '../../messages/el/planner.json' with { type: 'json' };
import en from '../../messages/en/planner.json' with { type: 'json' };

export const path = '/trip-planner-legacy';
export const days = { firstDay: '2027-07-05', lastDay: '2027-07-20' };
export const picked = ['naxos', 'paros', 'santorini', 'folegandros', 'milos'];
export const islands = picked.map((slug) => `${slug}:2-3`).join(',');
export const query = `start=piraeus&end=piraeus&firstDay=${days.firstDay}&lastDay=${days.lastDay}&islands=${islands}&adults=2`;

export const rows = (page: Page) => page.locator('#order li [data-island]');
export const orderOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-island') ?? ''));
export const handles = (page: Page) => page.locator('#order [data-control="handle"]');
export const totals = (page: Page) => page.locator('[data-plan] dl').first();
export const cost = (page: Page) => page.locator('[data-order-cost]');

/** Ticks islands in the list, which is folded under the chart where scripts run. */
export async function pickIslands(page: Page, slugs: readonly string[]): Promise<void> {
  const unfold = page.locator('.picks-unfold:not([open]) > summary');
  if (await unfold.isVisible()) await unfold.click();
  for (const slug of slugs) await page.locator(`#pick-${slug}`).check();
}

/** Words of a text before its first `{value}`. */
export const opening = (text: string) => text.split('{')[0] ?? text;

/** Languages of the planner with their texts. */
export const plannerLanguages = {
  en: { locale: 'en', prefix: '', text: en },
  el: { locale: 'el', prefix: '/el', text: el },
} as const;
