import { gzipSync } from 'node:zlib';
import {
  answerBudgetKb,
  busySeas,
  fullestPlan,
  heaviestAnswers,
  toolBudgetsKb,
} from '../tools/bench/heavy-answers.mjs';
import { documentOf } from './support/html';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/**
 * Address of a plan with a manual order and all sailings locked, built from the page of the plan.
 */
function everythingSet(path: string, body: string): string {
  const page = documentOf(body);
  const valuesOf = (selector: string, name: string) =>
    page.querySelectorAll(selector).flatMap((one) => one.getAttribute(name) ?? []);
  const [address = '', query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('order', valuesOf('[data-island]', 'data-island').join(','));
  for (const lock of valuesOf('button[name="lock"]', 'value')) parameters.append('lock', lock);
  return `${address}?${parameters}`;
}

/** Size as sent, in KB. */
const kbOf = (document: string) => gzipSync(document).length / 1024;

for (const prefix of ['', '/el']) {
  test(`ferry results stay small, ${prefix || '/en'}`, async () => {
    for (const path of heaviestAnswers) {
      const { status, body } = await plainGet(prefix + path);
      expect(status, path).toBe(200);
      // A page of a sender over the rate limit is light as well.
      expect(body, path).toMatch(/id="(?:crossing-1|leg-1)"/);
      expect.soft(kbOf(body), prefix + path).toBeLessThanOrEqual(answerBudgetKb(path));
      // With the last journey open, which adds its details to the list.
      const rows = documentOf(body).querySelectorAll('main li > a[aria-expanded]');
      const open = rows.at(-1)?.getAttribute('href')?.replaceAll('&amp;', '&');
      if (!open) continue;
      const opened = await plainGet(open);
      expect(opened.body, open).toContain('id="journey"');
      expect.soft(kbOf(opened.body), open).toBeLessThanOrEqual(answerBudgetKb(path));
    }
  });

  test(`a plan with every option set stays small, ${prefix || '/en'}`, async () => {
    const path = prefix + fullestPlan;
    const { body: found } = await plainGet(path);
    const { body } = await plainGet(everythingSet(path, found));
    // Every leg has a locked sailing that can be released.
    expect(documentOf(body).querySelectorAll('button[name="free"]')).toHaveLength(25);
    expect(body).toContain('name="order"');
    expect.soft(kbOf(body)).toBeLessThanOrEqual(answerBudgetKb(path));
  });

  test(`the boats of a busy hour stay small, ${prefix || '/en'}`, async () => {
    for (const path of busySeas) {
      const { status, body } = await plainGet(prefix + path);
      expect(status, path).toBe(200);
      const rows = documentOf(body).querySelectorAll('.boats details');
      expect(rows.length, path).toBeGreaterThan(30);
      expect.soft(kbOf(body), prefix + path).toBeLessThanOrEqual(answerBudgetKb(path));
      // With one leg open as well, including its route on the chart.
      const way = rows[0]?.querySelector('a[data-scroll]')?.getAttribute('href');
      const opened = await plainGet((way ?? '').replaceAll('&amp;', '&'));
      expect(opened.body, way).toContain('route-main');
      expect.soft(kbOf(opened.body), way).toBeLessThanOrEqual(answerBudgetKb(path));
    }
  });

  test(`the results of the tools stay small, ${prefix || '/en'}`, async () => {
    for (const [path, budget] of Object.entries(toolBudgetsKb)) {
      const { status, body } = await plainGet(prefix + path);
      expect(status, path).toBe(200);
      expect.soft(kbOf(body), prefix + path).toBeLessThanOrEqual(budget);
    }
  });
}
