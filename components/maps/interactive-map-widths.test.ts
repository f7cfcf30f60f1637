import PDFDocument from 'pdfkit';
import { islands } from '@/lib/records/islands/data';
import { nameBox } from './interactive-map-names';

const paper = new PDFDocument({ autoFirstPage: false });
const literata = (script: string) => `lib/records/map-downloads/fonts/literata-${script}.ttf`;

/** Width of a name on the map in CSS pixels, letter by letter as the typeface has them. */
const typeset = (name: string) =>
  [...name].reduce((sum, letter) => {
    const script = /\p{Script=Greek}/u.test(letter) ? 'greek' : 'latin';
    return sum + paper.font(literata(script)).fontSize(13).widthOfString(letter);
  }, 0);

it('reserves at least the width of a name in its typeface, in both languages', () => {
  const names = new Set(
    islands.flatMap(({ beaches, villages, sights, ports, ...island }) =>
      [island, ...beaches, ...villages, ...sights, ...ports].flatMap(({ name }) => [
        name.en,
        name.el,
      ]),
    ),
  );
  expect(names.size).toBeGreaterThan(800);
  const tooNarrow = [...names].filter((name) => {
    const { left, right } = nameBox({ id: name, name, x: 0, y: 0 }, 'e');
    return typeset(name) > right - left;
  });
  expect(tooNarrow).toEqual([]);
});
