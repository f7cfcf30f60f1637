import { answerBudgetKb, heaviestAnswers, toolBudgetsKb } from '../scripts/run/heavy-answers.mjs';
import { documentOf } from './support/html';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const kbOf = (document: string) => Buffer.byteLength(document) / 1024;

for (const prefix of ['', '/el']) {
  test(`no answer about ferries is heavy to send, ${prefix || '/en'}`, async () => {
    for (const path of heaviestAnswers) {
      const { status, body } = await plainGet(prefix + path);
      expect(status, path).toBe(200);
      // What is refused for coming too often is light as well.
      expect(body, path).toMatch(/id="(?:crossing-1|leg-1)"/);
      expect.soft(kbOf(body), prefix + path).toBeLessThanOrEqual(answerBudgetKb);
      // With a journey open, the last one: details come on top of the list.
      const rows = documentOf(body).querySelectorAll('main li > a[aria-expanded]');
      const open = rows.at(-1)?.getAttribute('href')?.replaceAll('&amp;', '&');
      if (!open) continue;
      const opened = await plainGet(open);
      expect(opened.body, open).toContain('id="journey"');
      expect.soft(kbOf(opened.body), open).toBeLessThanOrEqual(answerBudgetKb);
    }
  });

  test(`nor is what the tools answer, ${prefix || '/en'}`, async () => {
    for (const [path, budget] of Object.entries(toolBudgetsKb)) {
      const { status, body } = await plainGet(prefix + path);
      expect(status, path).toBe(200);
      expect.soft(kbOf(body), prefix + path).toBeLessThanOrEqual(budget);
    }
  });
}
