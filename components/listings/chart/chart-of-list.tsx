import type { ChartWord } from '@/components/maps/chart-words';
import { chartWords } from '@/components/maps/island-chart';
import { listingAddress } from '@/lib/booking/listings/address';
import { chosenOf, type ListingSearch, withFilter } from '@/lib/booking/listings/search';
import type { ChartPoint } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { chartOf } from '@/lib/records/charts/charts';
import { splitName } from '@/lib/records/charts/names';
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
import type { ListingRow, RowContext } from '../rows/row';
import { type ListMark, marksOnArchipelago, marksOnIsland, shortNumbers } from './list-marks';

/** Island, reduced to the fields lists need. */
export interface ListIsland {
  readonly slug: string;
  readonly name: string;
  readonly position: { readonly lat: number; readonly lon: number };
}

interface ChartOfList {
  /** Slug of the island, or `archipelago`. */
  readonly chart: string;
  readonly marks: readonly ListMark[];
  readonly words: readonly ChartWord[];
}

/** Chart for a list: that of the island if there is only one, otherwise the archipelago. */
export async function chartOfList(
  search: ListingSearch,
  rows: readonly ListingRow[],
  counts: Readonly<Record<string, number>> | undefined,
  islands: readonly ListIsland[],
  { t, locale }: RowContext,
): Promise<ChartOfList> {
  const [only, ...others] = new Set([
    ...chosenOf(search, 'island'),
    ...rows.flatMap((row) => (row.position ? row.islands : [])),
  ]);
  if (only && others.length === 0 && search.kind !== 'vehicles') {
    const marks = marksOnIsland(rows, only);
    return { chart: only, marks, words: clearOfMarks(await chartWords(only, locale), marks) };
  }
  const marks = islands.flatMap((island) => {
    const { slug, name, position } = island;
    const href = addressWith(search, slug, locale);
    if (search.kind === 'vehicles') {
      const count = counts?.[slug] ?? 0;
      const numbers = numbersOn(rows, slug);
      if (count === 0) return [];
      return [
        {
          slug,
          position,
          numbers,
          text: String(count),
          label: t('islandMark', { name, count }),
          href,
        },
      ];
    }
    const numbers = numbersOn(rows, slug);
    if (numbers.length === 0) return [];
    const text = shortNumbers(numbers);
    const label = t('islandNumbers', { name, numbers: numbers.join(', ') });
    return [{ slug, position, numbers, text, label, href }];
  });
  const placed = marksOnArchipelago(marks);
  return {
    chart: 'archipelago',
    marks: placed,
    words: clearOfMarks(archipelagoWords(islands), placed),
  };
}

const numbersOn = (rows: readonly ListingRow[], island: string) =>
  rows.flatMap(({ islands }, index) => (islands.includes(island) ? [index + 1] : []));

const addressWith = (search: ListingSearch, island: string, locale: Locale) =>
  localizePath(
    listingAddress(listPath[search.kind], withFilter(search, 'island', [island])),
    locale,
  );

/** Names of the islands on the archipelago chart. */
function archipelagoWords(islands: readonly ListIsland[]): ChartWord[] {
  const names = new Map(islands.map(({ slug, name }) => [slug, name]));
  return chartOf('archipelago').labels.flatMap((label): ChartWord[] => {
    const name = label.kind === 'island' ? names.get(label.id) : undefined;
    if (!name) return [];
    const { kind, symbol, hero = null, poster = null } = label;
    return [[splitName(name), kind, symbol, null, hero, poster]];
  });
}

/** Type of names, largest, and of markers in CSS pixels. Keep in step with chart-words.css and listing-rows.css. */
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

function markBox({ text, at: [x, y] }: ListMark, [width, height]: Sheet): NameBox {
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
export const markBoxes = (marks: readonly ListMark[]) =>
  sheets.map((sheet) => marks.map((mark) => markBox(mark, sheet)));

type Boxes = readonly (NameBox | undefined)[];

/**
 * Moves the names of a chart out from under the markers of a list, on its upright sheet: to another side of their place
 * where they cover no marker and no other name, at every width or at least on wide charts. A name without such a side is
 * left out, because half a name under a marker says nothing; the marker says it to screen readers and pointers.
 */
export function clearOfMarks(
  words: readonly ChartWord[],
  marks: readonly ListMark[],
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
