import { documentOf, textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/*
 * Values that no form sends, for every parameter of the tools: the page responds with messages,
 * never with a server error, and no invalid number appears on screen. budget.spec.ts covers the
 * budget.
 */
const hostile = [
  '-1',
  '1e9',
  '1e309',
  '0x10',
  '3.5',
  '٣',
  'γʹ',
  'NaN',
  'Infinity',
  '{}',
  '2027-02-30',
  '0000-00-00',
  '__proto__',
  'x'.repeat(5120),
  '9'.repeat(5120),
].map(encodeURIComponent);
/** Raw values for the address: invalid bytes, and an empty value. */
const raw = ['%00', 'a%00b', '%ff', '%E0%A4%A', ''];

const pages = {
  '/weather': ['day'],
  '/weather/naxos': ['day'],
  '/packing-list': ['month', 'nights', 'island', 'do', 'adults', 'children', 'babies', 'without'],
  '/budget-calculator': ['amount', 'currency', 'savings'],
  '/downloadable-maps': ['island'],
  '/test-map': ['map'],
} as const;

for (const [page, keys] of Object.entries(pages)) {
  test(`no query breaks ${page}`, async () => {
    test.slow();
    const queries = keys.flatMap((key) => [
      ...[...hostile, ...raw].map((value) => `${key}=${value}`),
      `${key}=1&${key}=2&${key}=3`,
      `${key}[]=1&${key}[0]=2&${key}.x=3`,
      Array(300).fill(`${key}=1`).join('&'),
    ]);
    for (const query of queries) {
      const shown = `${page}?${query.slice(0, 60)}`;
      const { status, body } = await plainGet(`${page}?${query}`);
      expect(status, shown).toBe(200);
      const main = documentOf(body).querySelector('main');
      for (const field of main?.querySelectorAll('input, textarea, option, script') ?? []) {
        field.remove();
      }
      // An error message may repeat the input, but plots and sums must not contain it.
      for (const drawn of main?.querySelectorAll('svg, table, dl, progress') ?? []) {
        expect(drawn.toString(), shown).not.toMatch(/NaN|Infinity|undefined|\[object|1e\+/);
      }
      expect(textOf(main), shown).not.toMatch(/\[object|undefined/);
    }
  });
}

for (const { locale, prefix } of languages) {
  test(`invalid packing values are reported beside their field, ${locale}`, async () => {
    for (const key of ['month', 'nights', 'adults', 'children', 'babies']) {
      for (const value of ['-1', '1e309', '3.5', '%D9%A3', 'NaN', '9'.repeat(400)]) {
        const page = await documentAt(
          `${prefix}/packing-list?month=7&${key}=${value}`.replace(/month=7&(?=month)/, ''),
        );
        const error = textOf(page.querySelector(`#packing-${key}-error`));
        expect(error, `${key}=${value}`).not.toBe('');
        expect(page.querySelector(`[aria-describedby~=packing-${key}-error]`), key).not.toBeNull();
        // The list is still built, from the readable values.
        expect(page.querySelectorAll('[data-thing]').length).toBeGreaterThan(20);
      }
    }
  });
}

test('an unknown weather page is a 404, and the API names the error', async () => {
  for (const slug of ['naxos%00', '__proto__', '..%2f..', 'x'.repeat(3000)]) {
    expect((await plainGet(`/weather/${slug}`)).status, slug.slice(0, 20)).toBe(404);
  }
  for (const path of [
    '/api/weather?island=%00',
    '/api/weather?island[]=naxos',
    '/api/weather/beaches?island=__proto__',
    '/api/map/layers/beaches?area=NaN,1,2,3',
    '/api/map/layers/beaches?area=1e309,1,2,3',
    '/api/budget?island=naxos&nights=1e309&month=7',
  ]) {
    expect((await plainGet(path)).status, path).toBe(400);
  }
});
