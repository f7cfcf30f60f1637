import { spreadMarks } from '@/components/maps/spread-marks';
import { chartOf } from '@/lib/charts/charts';
import { layoutSize } from '@/lib/charts/types';
import { type ChartPoint, project } from '@/lib/geo/projection';
import type { ListingRow } from '../rows/row';

/** A mark on the chart of a list. */
export interface ListMark {
  /** Numbers of the rows it stands for. */
  readonly numbers: readonly number[];
  /** What stands in it. */
  readonly text: string;
  readonly label: string;
  readonly href: string;
  /** Where it stands, and the place itself where it had to step aside: per cent of the sheet. */
  readonly at: ChartPoint;
  readonly tie?: ChartPoint | undefined;
}

/** From mark to mark, pixels of the artwork, which is shown at about half its size: also side by side on a slant, 24 pixels of each are left to a finger. */
const gap = { numbers: 70, islands: 76 };
/** A mark that moved no further needs no line. */
const unseen = 10;

const sheet = layoutSize.poster;
const percent = ([x, y]: ChartPoint): ChartPoint => [
  Math.round((x / sheet.width) * 1000) / 10,
  Math.round((y / sheet.height) * 1000) / 10,
];

type Unplaced = Omit<ListMark, 'at' | 'tie'>;

function placed(marks: readonly Unplaced[], points: readonly ChartPoint[], least: number) {
  const spread = spreadMarks(points, least, sheet);
  return marks.map((mark, index): ListMark => {
    const [own, at] = [points[index] as ChartPoint, spread[index] as ChartPoint];
    const moved = Math.hypot(own[0] - at[0], own[1] - at[1]) > unseen;
    return { ...mark, at: percent(at), tie: moved ? percent(own) : undefined };
  });
}

/** The rows of a list on the chart of their island: a number at each place, which leads to its row. */
export function marksOnIsland(rows: readonly ListingRow[], island: string): ListMark[] {
  const { projection } = chartOf(island).poster;
  const shown = rows.flatMap(({ slug, name, position }, index) =>
    position ? [{ slug, name, position, number: index + 1 }] : [],
  );
  return placed(
    shown.map(({ slug, name, number }) => ({
      numbers: [number],
      text: String(number),
      label: `${number} ${name}`,
      href: `#${slug}`,
    })),
    shown.map(({ position: { lat, lon } }) => project(projection, [lon, lat])),
    gap.numbers,
  );
}

interface IslandMark {
  readonly slug: string;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly numbers: readonly number[];
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** One mark at each island that has something, on the chart of all. */
export function marksOnArchipelago(islands: readonly IslandMark[]): ListMark[] {
  const { projection } = chartOf('archipelago').poster;
  return placed(
    islands.map(({ numbers, text, label, href }) => ({ numbers, text, label, href })),
    islands.map(({ position: { lat, lon } }) => project(projection, [lon, lat])),
    gap.islands,
  );
}

/** Numbers as a mark has room for them: `3`, `1–4`, `2, 9`, `1, 5 …`. */
export function shortNumbers(numbers: readonly number[]): string {
  const [first = 0, second] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  if (second === undefined) return String(first);
  return numbers.length > 2 ? `${first}, ${second} …` : `${first}, ${second}`;
}
