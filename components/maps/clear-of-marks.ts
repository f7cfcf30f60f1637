import type { ChartPoint } from '@/lib/foundation/geo/projection';
import {
  boxOf,
  isInside,
  meet,
  type NameBox,
  type Sheet,
  sides,
  stopNameWidths,
} from '@/lib/records/charts/stop-name-box';
import { textWidth } from '@/lib/records/charts/text-width';
import { layoutSize, type Placement, type Tier, tierWidth } from '@/lib/records/charts/types';
import type { ChartWord } from './chart-words';

/** Marker on an upright chart: its text and its position in percent of the chart. */
interface PlacedMark {
  readonly text: string;
  readonly at: ChartPoint;
}

/** Type of names, largest, and of markers in CSS pixels. Keep in step with chart-words.css, listing-rows.css and shelter.css. */
const [nameSize, lineHeight, markSize] = [16, 1.12, 13];
/** Height of a marker and room beside its text, CSS pixels. */
const [markHeight, markRim] = [26, 14];
/** Gaps from a place to its name that are tried, CSS pixels: beside the place, and beside a marker on it. */
const gaps = [8, 20, 32];
const tiers: readonly Tier[] = [1, 2, 3];

const { width: sheetWidth, height: sheetHeight } = layoutSize.poster;
const sheets = stopNameWidths.poster.map(
  (width): Sheet => [width, (width * sheetHeight) / sheetWidth],
);
const percent = ([x, y]: ChartPoint | Placement): ChartPoint => [
  (x / sheetWidth) * 100,
  (y / sheetHeight) * 100,
];

function markBox({ text, at: [x, y] }: PlacedMark, [width, height]: Sheet): NameBox {
  const across = Math.max(markHeight, textWidth(text, markSize) + markRim) / 2;
  const [left, top] = [(x / 100) * width, (y / 100) * height];
  const down = markHeight / 2;
  return { left: left - across, right: left + across, top: top - down, bottom: top + down };
}

/** Area of a name at each width of the chart; undefined if it is not shown. */
export function wordBoxes(lines: readonly string[], placement: Placement) {
  const [, , side, gap, tier] = placement;
  const across = Math.max(...lines.map((line) => textWidth(line, nameSize)));
  const size = [across, lines.length * lineHeight * nameSize] as const;
  return sheets.map((sheet) => {
    if (sheet[0] < tierWidth.poster[tier]) return undefined;
    if (side !== 'c') return boxOf(size, percent(placement), { side, gap }, sheet);
    const box = boxOf(size, percent(placement), { side: 'e', gap: 0 }, sheet);
    return { ...box, left: box.left - across / 2, right: box.right - across / 2 };
  });
}

/** Area of the markers at each width of the chart. */
export const markBoxes = (marks: readonly PlacedMark[]) =>
  sheets.map((sheet) => marks.map((mark) => markBox(mark, sheet)));

type Boxes = readonly (NameBox | undefined)[];

/**
 * Moves the names of a chart out from under the numbered markers, on its upright sheet: to another side of their place
 * where they cover no marker and no other name, at every width or at least on wide charts. A name without such a side is
 * left out, because half a name under a marker says nothing; the marker says it to screen readers and pointers.
 */
export function clearOfMarks(
  words: readonly ChartWord[],
  marks: readonly PlacedMark[],
): readonly ChartWord[] {
  if (marks.length === 0) return words;
  const badges = markBoxes(marks);
  const isClear = (boxes: Boxes) =>
    boxes.every((box, at) => !box || !badges[at]?.some((badge) => meet(box, badge)));
  const boxed = words.map((word) => ({ word, boxes: word[5] ? wordBoxes(word[0], word[5]) : [] }));
  const kept = boxed.filter(({ boxes }) => isClear(boxes));
  const taken: Boxes[] = kept.map(({ boxes }) => boxes);
  const isFree = (boxes: Boxes) =>
    isClear(boxes) &&
    boxes.every((box, at) => {
      if (!box) return true;
      const others = taken.flatMap((one) => one[at] ?? []);
      return isInside(box, sheets[at] as Sheet) && !others.some((other) => meet(box, other));
    });
  return boxed.flatMap(({ word, boxes }) => {
    const [lines, kind, symbol, href, hero, poster] = word;
    if (!poster || taken.includes(boxes)) return [word];
    const [x, y] = poster[6] ?? poster;
    for (const tier of tiers.filter((one) => one >= poster[4])) {
      for (const gap of gaps) {
        for (const side of sides) {
          const moved: Placement = [x, y, side, gap, tier, poster[5]];
          const room = wordBoxes(lines, moved);
          if (!isFree(room)) continue;
          taken.push(room);
          return [[lines, kind, symbol, href, hero, moved] satisfies ChartWord];
        }
      }
    }
    return [];
  });
}
