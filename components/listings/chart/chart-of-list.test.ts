import type { ChartWord } from '@/components/maps/chart-words';
import { clearOfMarks, markBoxes, wordBoxes } from '@/components/maps/clear-of-marks';
import { chartOf } from '@/lib/records/charts/charts';
import { bareName, splitName } from '@/lib/records/charts/names';
import { meet } from '@/lib/records/charts/stop-name-box';
import { islands } from '@/lib/records/islands/data';
import { type ListMark, marksOnArchipelago } from './list-marks';

/** Names of the labels on a chart that a record names. */
const wordsOf = (chart: string): ChartWord[] =>
  chartOf(chart).labels.flatMap(({ id, kind, symbol, name, hero = null, poster = null }) => {
    const text = name?.el ?? islands.find(({ slug }) => slug === id)?.name.el;
    return text ? [[splitName(bareName(text)), kind, symbol, null, hero, poster] as const] : [];
  });

const covered = (words: readonly ChartWord[], marks: readonly ListMark[]) => {
  const badges = markBoxes(marks);
  return words.filter(
    ([lines, , , , , poster]) =>
      poster &&
      wordBoxes(lines, poster).some((box, at) => box && badges[at]?.some((one) => meet(box, one))),
  );
};

const mark = (at: readonly [number, number], text = '1, 5 …'): ListMark => ({
  numbers: [1],
  text,
  label: text,
  href: `#${at}`,
  at,
});

it('keeps markers of a list off the name of an island', () => {
  const words = wordsOf('archipelago');
  const marks = marksOnArchipelago(
    islands.map(({ slug, position }, index) => ({
      slug,
      position,
      numbers: [index + 1],
      text: index % 3 === 0 ? '1, 5 …' : String(index + 1),
      label: slug,
      href: slug,
    })),
  );
  expect(covered(words, marks).length).toBeGreaterThan(5);
  const clear = clearOfMarks(words, marks);
  expect(covered(clear, marks)).toEqual([]);
  // Most names still find room, with a marker on every island.
  expect(clear.length).toBeGreaterThan(words.length * 0.6);
});

it.each(islands.map(({ slug }) => slug))(
  'keeps markers off all names on the chart of %s',
  (slug) => {
    const words = wordsOf(slug);
    const { width, height } = { width: 800, height: 1000 };
    // A marker on every second place.
    const marks = words.flatMap(([, , , , , poster], index) =>
      poster && index % 2 === 0
        ? [mark([(poster[0] / width) * 100, (poster[1] / height) * 100], String(index))]
        : [],
    );
    const clear = clearOfMarks(words, marks);
    expect(covered(clear, marks)).toEqual([]);
    expect(clear.length).toBeGreaterThan(words.length / 2);
  },
);

it('leaves charts without markers, and names that no marker covers, unchanged', () => {
  const words = wordsOf('naxos');
  expect(clearOfMarks(words, [])).toBe(words);
  expect(clearOfMarks(words, [mark([1, 1])])).toEqual(words);
});
