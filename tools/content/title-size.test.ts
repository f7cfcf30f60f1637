import { locales } from '@/lib/foundation/i18n/locales';
import { titleRoom, titleSize } from '@/lib/records/charts/title-size';
import { islands } from '@/lib/records/islands/data';
import { lineWidth } from '../charts/font-widths';
import { longTexts } from './texts';

const titles = [
  ...locales.flatMap((locale) => islands.map(({ name }) => name[locale])),
  ...longTexts().flatMap(({ head }) => (typeof head.title === 'string' ? head.title : [])),
];

/** Width measured with the font itself. */
const widthOf = (word: string, size: number) => lineWidth(word, 'display') * size;

describe('titleSize', () => {
  it.each([...new Set(titles)])('keeps every word of %s within the image', (title) => {
    const size = titleSize(title);
    for (const word of title.split(' ')) expect(widthOf(word, size)).toBeLessThanOrEqual(titleRoom);
    expect(size).toBeGreaterThanOrEqual(56);
  });

  it('uses the largest size for a short name', () => {
    expect(titleSize('Naxos')).toBe(104);
    expect(titleSize('Ίος')).toBe(104);
  });

  it('detects a clipped name', () => {
    expect(widthOf('Φολέγανδρος', 104)).toBeGreaterThan(titleRoom);
  });
});
