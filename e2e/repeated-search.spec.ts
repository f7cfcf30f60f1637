import { randomUUID } from 'node:crypto';
import { ferryLanguages, query, rows } from './support/ferry-search';
import { documentOf, textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/** A search that nobody has asked yet. */
const search = () => `/ferry-tickets-search?${query}&utm_source=${randomUUID()}`;

for (const { locale, prefix } of ferryLanguages) {
  test(`what was answered a moment ago is sent to the next who asks, ${locale}`, async ({
    page,
  }) => {
    const address = prefix + search();
    const [first, again] = [await plainGet(address), await plainGet(address)];
    expect(first.headers['content-security-policy']).toContain("'nonce-");
    expect(again.headers['content-security-policy']).not.toContain("'nonce-");
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    for (const name of ['content-type', 'cache-control', 'cross-origin-opener-policy', 'link']) {
      expect(again.headers[name], name).toBe(first.headers[name]);
    }
    const said = ({ body }: typeof first) => textOf(documentOf(body).querySelector('main'));
    expect(said(again)).toBe(said(first));

    // The browser is the third, and works with it as with any page.
    await page.goto(address);
    await hydrated(page);
    await rows(page).first().click();
    await expect(page).toHaveURL(/[?&]journey=/);
  });
}
