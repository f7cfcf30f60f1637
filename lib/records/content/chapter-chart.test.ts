import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { chapterChart } from './chapter-chart';
import { guides } from './queries';

const chartsOf = (slug: (typeof islandSlugs)[number], locale: 'en' | 'el') =>
  guides.entry(slug, locale).sections.flatMap(({ id }) => chapterChart(slug, id, locale) ?? []);

it('charts at least two chapters of each island guide, in both languages', () => {
  for (const slug of islandSlugs) {
    for (const locale of ['en', 'el'] as const) {
      expect([slug, chartsOf(slug, locale).length >= 2]).toEqual([slug, true]);
    }
  }
});

it('shows the places that a chapter names, within the chart', () => {
  const chart = chapterChart('naxos', 'beaches', 'en');
  expect(chart?.marks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Agios Prokopios', 'Plaka', 'Kastraki']),
  );
  for (const slug of islandSlugs) {
    for (const { window, marks } of chartsOf(slug, 'en')) {
      expect(window.left).toBeGreaterThanOrEqual(0);
      expect(window.left + window.width).toBeLessThanOrEqual(1600);
      expect(window.top + window.height).toBeLessThanOrEqual(900);
      for (const { at } of marks) {
        expect(Math.min(...at)).toBeGreaterThan(0);
        expect(Math.max(...at)).toBeLessThan(100);
      }
    }
  }
});

it('charts the chapters of a guide on a subject of one island, and of no other', () => {
  const chart = chapterChart('best-beaches-of-milos', 'beaches', 'en');
  expect(chart?.marks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Provatas', 'Sarakiniko']),
  );
  expect(chapterChart('best-beaches', 'islands', 'en')).toBeUndefined();
});

it('charts no chapter that is not about places', () => {
  expect(chapterChart('naxos', 'tips', 'en')).toBeUndefined();
  expect(chapterChart('naxos', 'unknown', 'en')).toBeUndefined();
});
