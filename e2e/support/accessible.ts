import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const contrast = ['color-contrast'];

/**
 * Structure can differ between languages and contrast between themes; each is only checked where it
 * can differ, because axe takes seconds for a long page.
 */
export const rounds = [
  { code: 'en', theme: 'day', colorScheme: 'light', rules: 'all' },
  { code: 'en', theme: 'night', colorScheme: 'dark', rules: 'contrast' },
  { code: 'el', theme: 'day', colorScheme: 'light', rules: 'structure' },
] as const;
type Rules = (typeof rounds)[number]['rules'];

/**
 * Expects no violation of WCAG 2.2 AA found by axe; the report names rule, element and reason.
 * `except` excludes controls that the page also offers in another form.
 */
export async function expectAccessible(
  page: Page,
  rules: Rules = 'all',
  except: readonly string[] = [],
) {
  const axe = new AxeBuilder({ page })
    // Legacy mode only checks this document, without a second window to collect frames, of which
    // there are none.
    .setLegacyMode()
    // Passed checks would otherwise be reported in the same detail as violations, and discarded.
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
