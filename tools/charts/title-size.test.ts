import { titleRoom, titleSize } from '@/lib/charts/title-size';
import { guides } from '@/lib/content/queries';
import { locales } from '@/lib/i18n/locales';
import { allIslands } from '@/lib/islands/queries';
import { lineWidth } from './font-widths';

const titles = locales.flatMap((locale) => [
  ...allIslands().map(({ name }) => name[locale]),
  ...guides.entries(locale).map(({ title }) => title),
]);

/** As measured from the typeface itself. */
const widthOf = (word: string, size: number) => lineWidth(word, 'display') * size;

describe('titleSize', () => {
  it.each([...new Set(titles)])('keeps every word of %s on the paper', (title) => {
    const size = titleSize(title);
    for (const word of title.split(' ')) expect(widthOf(word, size)).toBeLessThanOrEqual(titleRoom);
    expect(size).toBeGreaterThanOrEqual(56);
  });

  it('gives a short name all the room there is', () => {
    expect(titleSize('Naxos')).toBe(104);
    expect(titleSize('Ίος')).toBe(104);
  });

  it('would see a name that clips', () => {
    expect(widthOf('Φολέγανδρος', 104)).toBeGreaterThan(titleRoom);
  });
});
