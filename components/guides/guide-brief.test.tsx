import { renderToStaticMarkup } from 'react-dom/server';
import { locales } from '@/lib/foundation/i18n/locales';
import { routeEndsOf } from '@/lib/foundation/ids/ferry-routes';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { onwardFrom } from '@/lib/sea/ferries/ferry-routes/queries';
import { comparedIsland } from '@/lib/trips/compare/facts';
import elCompare from '@/messages/el/compare.json';
import enCompare from '@/messages/en/compare.json';
import { GuideBrief } from './guide-brief';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
// Rendering to a string cannot wait for the language of a link.
jest.mock('@/components/layout/site-link', () => ({
  SiteLink: ({ href, children }: { href: string; children: string }) => (
    <a href={href}>{children}</a>
  ),
}));

const rowNames = { en: enCompare.rows, el: elCompare.rows };

const htmlOf = async (slug: (typeof islandSlugs)[number], locale: (typeof locales)[number]) =>
  renderToStaticMarkup(
    await GuideBrief({ facts: comparedIsland(slug), onward: onwardFrom(slug), locale }),
  );

describe.each(islandSlugs)('the brief of the guide to %s', (slug) => {
  it.each(locales)(
    'names boats, children, evenings and the cost of a day in %s',
    async (locale) => {
      const html = await htmlOf(slug, locale);
      for (const key of ['way', 'children', 'evenings', 'cost'] as const) {
        expect(html).toMatch(new RegExp(`<dt[^>]*>${rowNames[locale][key]}</dt><dd>.{8}`, 'u'));
      }
      expect(html.match(/€/g)?.length).toBe(6);
    },
  );

  it('links to the way there and to a way on', async () => {
    const html = await htmlOf(slug, 'en');
    const ways = [...html.matchAll(/href="\/ferry-routes\/([^"]+)"/g)].map(([, way = '']) => way);
    expect(ways.every((way) => routeEndsOf(way))).toBe(true);
    expect(ways.filter((way) => way.endsWith(`-to-${slug}`))).toHaveLength(1);
    expect(ways.some((way) => way.startsWith(`${slug}-to-`))).toBe(true);
  });
});
