import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const bestPractice = 'best-practice';
/** Rules of the standards that depend on the width of the page, but for contrast, which takes longer than all others together. */
const rulesOfWidth = ['scrollable-region-focusable', 'target-size'];

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices; the report names rule, element and reason. `width`
 * checks only what another width of the same page changes. `except` excludes controls that the page also offers in
 * another form.
 */
export async function expectAccessible(
  page: Page,
  rules: 'all' | 'contrast' | 'width' = 'all',
  except: readonly string[] = [],
) {
  const axe = new AxeBuilder({ page })
    // Legacy mode only checks this document, without a second window to collect frames, of which
    // there are none.
    .setLegacyMode()
    // Passed checks would otherwise be reported in the same detail as violations, and discarded.
    .options({ resultTypes: ['violations'] });
  if (rules === 'contrast') axe.withRules(['color-contrast']);
  else if (rules === 'width') {
    axe.options({
      resultTypes: ['violations'],
      runOnly: [bestPractice],
      rules: Object.fromEntries(rulesOfWidth.map((rule) => [rule, { enabled: true }])),
    });
  } else axe.withTags([...standards, bestPractice]);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/**
 * The same by day and by night: only colours differ between the themes. Languages share their
 * markup, and a test of the messages finds a label that one of them lacks.
 */
export async function expectAccessibleInBothThemes(page: Page, except: readonly string[] = []) {
  await expectAccessible(page, 'all', except);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'contrast', except);
}
