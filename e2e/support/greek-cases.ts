import { wrongCases } from '../../lib/foundation/i18n/greek/testing/wrong-cases';
import { documentOf } from './html';
import { plainGet } from './plain-request';
import { expect } from './test';

const spoken = ['aria-label', 'alt', 'title', 'content'];

/** Texts and accessible names of a page: each line and each attribute separately. */
function textsOf(source: string): string[] {
  const page = documentOf(source);
  const attributes = spoken.flatMap((name) =>
    page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  return [...(page.querySelector('body')?.structuredText ?? '').split('\n'), ...attributes];
}

/** Expects a page to be there and no name of a place on it to be in the wrong Greek case. */
export async function expectGreekCases(address: string): Promise<void> {
  const { status, body } = await plainGet(address);
  expect.soft(status, address).toBe(200);
  expect.soft(textsOf(body).flatMap(wrongCases), address).toEqual([]);
}
