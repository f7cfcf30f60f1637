import elText from '../messages/el/listings.json' with { type: 'json' };
import enText from '../messages/en/listings.json' with { type: 'json' };
import { readPage, textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };

for (const { locale, prefix } of languages) {
  const { list, away, nothing } = texts[locale];
  const at = (state: string) => documentAt(`${prefix}/hotels-test${state && `?state=${state}`}`);

  test(`the test page shows a row for every state of a place to stay, ${locale}`, async () => {
    const { status, body } = await plainGet(`${prefix}/hotels-test`);
    expect(status).toBe(200);
    expect(readPage(body).robots).toContain('noindex');
    const page = await at('');
    const row = (slug: string) => textOf(page.querySelector(`#listing-rows > #${slug}`));
    expect(row('sample')).toContain(list.sample);
    expect(row('sample')).toContain(list.samplePrice);
    expect(row('sample')).not.toMatch(/€|\b10\b/);
    expect(row('usual')).not.toContain(list.sample);
    expect(row('usual')).toContain('€');
    expect(row('ask')).toContain(list.ask);
    expect(row('ask')).toContain(list.noRating);
    expect(row('ask')).toContain(list.noWalk);
    expect(row('closed')).toContain(list.closed);
    expect(row('closed')).toContain(list.askShort);
    expect(page.querySelector('#picture img[src$=".png"]')).not.toBeNull();
    // Rows link to this page, because the hotels do not exist.
    for (const link of page.querySelectorAll('#listing-rows h3 a')) {
      expect(link.getAttribute('href')).toMatch(/\/hotels-test#/);
    }
  });

  test(`the test page shows the list in every state, without a backend, ${locale}`, async () => {
    expect(textOf(await at('none'))).toContain(nothing.title);
    expect((await at('none')).querySelectorAll('[data-empty] a').length).toBeGreaterThan(3);
    expect(textOf((await at('ignored')).querySelector('.listing-main aside'))).toContain(
      'atlantis',
    );
    expect(textOf((await at('away')).querySelector('.listing-main [role=alert]'))).toContain(
      away.title,
    );
    expect((await at('pages')).querySelector('a[rel=prev]')).not.toBeNull();
    expect((await at('one')).querySelectorAll('#listing-rows > li')).toHaveLength(1);
    expect((await at('map')).querySelector('[data-map] .list-mark')).not.toBeNull();
    // An unknown state shows the rows.
    expect((await at('%00')).querySelector('#listing-rows > #usual')).not.toBeNull();
  });
}

test('the test page is hidden from search engines', async () => {
  expect((await plainGet('/sitemap.xml')).body).not.toContain('hotels-test');
});
