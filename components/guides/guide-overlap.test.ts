import { readFileSync } from 'node:fs';
import { sequences, sharesOf } from '@/components/ferry-routes/testing/shared-sequences';
import { locales } from '@/lib/foundation/i18n/locales';
import { guideSlugs } from '@/lib/foundation/ids/content-slugs';
import { plainText } from '@/lib/records/content/rules';

/*
 * Two guides share at most a tenth of their strings of six words, in each language; what many need
 * stands once and is linked. Ferry routes and comparisons: components/ferry-routes/route-texts.test.ts,
 * components/compare/compare-texts.test.ts. Weather: components/weather/weather-overlap.test.ts.
 */
const mostShared = 0.1;

it.each(locales)('guides in %s share little of their wording', (locale) => {
  const pages = guideSlugs.map((slug) => {
    const file = readFileSync(`content/guides/${slug}.${locale}.mdx`, 'utf8');
    const text = file.replace(/^---\n.*?\n---\n/s, '').replace(/<[^>]+>/g, ' ');
    return { slug, own: sequences(plainText(text).toLocaleLowerCase(locale)) };
  });
  const pairs = sharesOf(pages);
  const mean = pairs.reduce((sum, { share }) => sum + share, 0) / pairs.length;
  const listed = pairs
    .slice(0, 8)
    .map(({ names, share }) => `${(share * 100).toFixed(1)} % (${names})`);
  console.log(
    `${locale}: ${pages.length} guides; of two ${(mean * 100).toFixed(2)} % is shared on average, at most ${listed.join(', ')}`,
  );
  expect(pairs[0]?.share).toBeLessThanOrEqual(mostShared);
});
