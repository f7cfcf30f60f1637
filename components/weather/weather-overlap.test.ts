import { prerender } from 'react-dom/static';
import IslandWeather from '@/app/[locale]/weather/[slug]/page';
import { sequences, sharesOf } from '@/components/ferry-routes/testing/shared-sequences';
import { type Locale, locales } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';

/*
 * The weather pages of two islands share at most two fifths of their strings of six words, in each
 * language. They are read without a forecast, because its figures are a model’s and not our words.
 */
const mostShared = 0.4;

let mockLocale: Locale = 'en';

jest.mock('next-intl/server', () => {
  const { translations } = jest.requireActual('@/lib/search/site-search/testing/mocks');
  return {
    getLocale: async () => mockLocale,
    getTranslations: (asked: string | { namespace: string }) =>
      translations.getTranslations({
        locale: mockLocale,
        ...(typeof asked === 'string' ? { namespace: asked } : asked),
      }),
  };
});
jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('@/lib/records/weather/forecast/queries', () => ({
  weatherReport: async () => ({
    freshness: 'none',
    at: null,
    sea: { freshness: 'none', at: null },
    days: [],
    places: new Map(),
  }),
}));
jest.mock('@/components/beach-shelter/coast-chart', () => ({ CoastChart: () => null }));
// The drawing of an average year and its figures, which islands of one climate station share.
jest.mock('./year', () => ({ Year: () => null }));
// The usual wind and the averages are those of the month.
jest.mock('@/lib/foundation/time/epoch-minutes', () => ({
  ...jest.requireActual('@/lib/foundation/time/epoch-minutes'),
  now: () => Date.parse('2026-07-15T09:00Z') / 60_000,
}));

/** Words of a weather page without breadcrumbs and charts. */
async function textOf(slug: IslandSlug, locale: Locale): Promise<string> {
  const page = await prerender(
    await IslandWeather({
      params: Promise.resolve({ locale, slug }),
      searchParams: Promise.resolve({}),
    }),
  );
  const html = await new Response(page.prelude).text();
  return html.replace(/<(script|svg|nav)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ');
}

it.each(locales)('weather pages in %s share little of their wording', async (locale) => {
  mockLocale = locale;
  const pages = await Promise.all(
    islandSlugs.map(async (slug) => ({ slug, own: sequences(await textOf(slug, locale)) })),
  );
  const shortest = Math.min(...pages.map(({ own }) => own.size));
  const pairs = sharesOf(pages);
  const mean = pairs.reduce((sum, { share }) => sum + share, 0) / pairs.length;
  const listed = pairs
    .slice(0, 5)
    .map(({ names, share }) => `${(share * 100).toFixed(1)} % (${names})`);
  console.log(
    `${locale}: ${pages.length} weather pages of ${shortest} words and more; of two ` +
      `${(mean * 100).toFixed(1)} % is shared on average, at most ${listed.join(', ')}`,
  );
  // An error on the page would be short, and alike everywhere.
  expect(shortest).toBeGreaterThan(200);
  expect(pairs[0]?.share).toBeLessThanOrEqual(mostShared);
});
