import { ferryLanguages, query } from './support/ferry-search';
import { documentOf, textOf } from './support/html';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

for (const { locale, prefix } of ferryLanguages) {
  test(`a shared cache may store a search for a short time, ${locale}`, async () => {
    const address = `${prefix}/ferry-tickets-search?${query}`;
    const [first, again] = [await plainGet(address), await plainGet(address)];
    for (const { headers } of [first, again]) {
      expect(headers['cache-control']).toMatch(/^public, s-maxage=15\b/);
      expect(headers['set-cookie']).toBeUndefined();
      // Two visitors must not receive the same nonce.
      expect(headers['content-security-policy']).not.toContain('nonce');
    }
    const main = ({ body }: typeof first) => textOf(documentOf(body).querySelector('main'));
    expect(main(again)).toBe(main(first));
  });
}

test('personal pages and errors are not stored by any cache', async () => {
  const { headers } = await plainGet('/signin');
  expect(headers['cache-control']).toContain('no-store');
  const guarded = await plainGet('/my-trips');
  expect([guarded.status, guarded.headers['cache-control']]).toEqual([307, 'private, no-store']);
});
