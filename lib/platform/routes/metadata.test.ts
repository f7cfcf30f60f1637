import { readdirSync, readFileSync } from 'node:fs';
import { locales } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { guides } from '@/lib/records/content/queries';
import { allIslands } from '@/lib/records/islands/queries';
import { longestTitle, pageMetadata } from './metadata';
import { type RoutePath, routes } from './register';

const of = (path: RoutePath) =>
  pageMetadata({ locale: 'el', path, title: 'Title', description: 'Description' });

const imageOf = (path: RoutePath) => {
  const images = of(path).openGraph?.images;
  const [image] = Array.isArray(images) ? images : [];
  return typeof image === 'object' && 'url' in image ? new URL(image.url).pathname : undefined;
};

describe('pageMetadata', () => {
  it('hides unlisted pages from search engines', () => {
    expect(of(routes.about).robots).toBeUndefined();
    expect(of(routes.island('naxos')).robots).toBeUndefined();
    for (const path of [routes.profile, routes.search, routes.sharedTrip('x'.repeat(24))]) {
      expect(of(path).robots).toEqual({ index: false, follow: true });
    }
  });

  it('uses the share image of the register, or that of the home page', () => {
    expect(imageOf(routes.guide('visa-requirements'))).toBe('/og/el/guide/visa-requirements.png');
    expect(imageOf(routes.ferryTracking)).toBe('/og/el/ferries/tracking.png');
    expect(imageOf(routes.about)).toBe('/og/el/site/home.png');
  });
});

describe('titles', () => {
  const titled = (title: string, more = {}) => {
    const made = pageMetadata({
      locale: 'en',
      path: routes.about,
      title,
      description: '',
      ...more,
    });
    return { title: made.title, shared: made.openGraph?.title };
  };

  it('include the product name if there is space, and always when shared', () => {
    expect(titled('About')).toEqual({
      title: { absolute: 'About | Cyclades Compass' },
      shared: 'About | Cyclades Compass',
    });
    expect(titled('a guide', { productFirst: true })).toEqual({
      title: { absolute: 'Cyclades Compass: a guide' },
      shared: 'Cyclades Compass: a guide',
    });
    const long = 'A title of fifty characters, as an article has it.';
    expect(titled(long)).toEqual({
      title: { absolute: long },
      shared: `${long} | Cyclades Compass`,
    });
  });

  type Texts = { [key: string]: string | Texts };
  const metaTitles = (texts: Texts): string[] =>
    Object.entries(texts).flatMap(([key, text]) => {
      if (typeof text !== 'string') return metaTitles(text);
      return /^meta\w*Title$/.test(key) ? [text] : [];
    });

  describe.each(locales)('in %s', (locale) => {
    const names = allIslands().map(({ name }) => name[locale]);
    const named = (title: string) =>
      /\{(?:name|island)\}/.test(title)
        ? names.map((name) => title.replace(/\{(?:name|island)\}/, name))
        : [title];
    const fixed = readdirSync(`messages/${locale}`)
      .flatMap((file) => metaTitles(JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8'))))
      .flatMap(named)
      // Titles with a query are not indexed, and as long as the query.
      .filter((title) => !title.includes('{'));
    const written = guides.entries(locale).map(({ title }) => title);

    it.each([...new Set([...fixed, ...written])])(
      '%s leaves space for the product name',
      (title) => {
        const brand = title.includes('| Cyclades') ? 0 : site.name.length + ' | '.length;
        expect(title.length + brand).toBeLessThanOrEqual(longestTitle);
      },
    );
  });
});
