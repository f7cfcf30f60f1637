import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const contrast = ['color-contrast'];

/**
 * Structure can differ between languages, contrast between themes: each is looked at where it can differ,
 * because axe needs seconds for a long page.
 */
export const rounds = [
  { code: 'en', theme: 'day', colorScheme: 'light', rules: 'all' },
  { code: 'en', theme: 'night', colorScheme: 'dark', rules: 'contrast' },
  { code: 'el', theme: 'day', colorScheme: 'light', rules: 'structure' },
] as const;
type Rules = (typeof rounds)[number]['rules'];

/**
 * Nothing that axe finds against WCAG 2.2 AA; the report names rule, element and reason. `except` leaves out
 * what the page offers a second time in another form.
 */
export async function expectAccessible(
  page: Page,
  rules: Rules = 'all',
  except: readonly string[] = [],
) {
  const axe = new AxeBuilder({ page })
    // Legacy mode looks at this document alone, without a second window to gather frames we do not have.
    .setLegacyMode()
    // What it finds right would be described as fully as what it finds wrong, and thrown away.
    .options({ resultTypes: ['violations'] });
  if (rules === 'contrast') axe.withRules(contrast);
  else axe.withTags(standards);
  if (rules === 'structure') axe.disableRules(contrast);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
