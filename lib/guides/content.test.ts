import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { islandSlugs } from '@/lib/islands/slugs';
import { writtenGuideSlugs } from './queries';
import { headingTitles, parseGuideFile } from './rules';

/** Guides on a subject rather than an island; their addresses are in the register. */
const slugs = writtenGuideSlugs();

function read(slug: string, locale: string) {
  const file = `${slug}.${locale}.mdx`;
  return parseGuideFile(readFileSync(path.join('content/guides', file), 'utf8'), file);
}

describe.each(slugs)('the guide %s', (slug) => {
  const guides = Object.fromEntries(locales.map((locale) => [locale, read(slug, locale)]));

  it.each(locales)('has the headings its front matter lists (%s)', (locale) => {
    const guide = guides[locale];
    expect(headingTitles(guide?.text ?? '')).toEqual(
      guide?.meta.sections.map((section) => section.title),
    );
  });

  it('has the same sections, sources and date in both languages', () => {
    const ids = locales.map((locale) => guides[locale]?.meta.sections.map(({ id }) => id));
    const urls = locales.map((locale) => guides[locale]?.meta.sources.map(({ url }) => url).sort());
    expect(ids[1]).toEqual(ids[0]);
    expect(urls[1]).toEqual(urls[0]);
    expect(guides.el?.meta.checkedOn).toBe(guides.en?.meta.checkedOn);
  });

  it.each(locales)('links only to islands and guides that exist (%s)', (locale) => {
    const text = guides[locale]?.text ?? '';
    const links = [...text.matchAll(/\]\((\/(?:islands|guides)\/[^)#?\s]+)/g)].map(([, to]) => to);
    const known = new Set([
      ...islandSlugs.flatMap((island) => [`/islands/${island}`, `/guides/${island}`]),
      ...slugs.map((guide) => `/guides/${guide}`),
    ]);
    expect(links.filter((link) => !known.has(link ?? ''))).toEqual([]);
  });
});
