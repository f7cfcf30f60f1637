import { type MarkPlace, placeMarks } from '@/components/maps/place-marks';
import { type ChartPoint, project } from '@/lib/foundation/geo/projection';
import { chartOf } from '@/lib/records/charts/charts';
import type { ListingRow } from '../rows/row';

/** Marker on the chart of a list. */
export interface ListMark extends MarkPlace {
  /** Numbers of its rows. */
  readonly numbers: readonly number[];
  /** Visible text. */
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/**
 * Minimum distance between markers in pixels of the artwork, which is shown at about half its size.
 * Even diagonal neighbours keep a touch target of 24 CSS pixels.
 */
const gap = { numbers: 70, islands: 76 };

type Unplaced = Omit<ListMark, 'at' | 'tie'>;

function placed(marks: readonly Unplaced[], points: readonly ChartPoint[], least: number) {
  const places = placeMarks(points, least);
  return marks.map((mark, index): ListMark => ({ ...mark, ...(places[index] as MarkPlace) }));
}

/** Markers for the rows on the chart of their island. Each links to its row. */
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

/** One marker per island with results, on the archipelago chart. */
export function marksOnArchipelago(islands: readonly IslandMark[]): ListMark[] {
  const { projection } = chartOf('archipelago').poster;
  return placed(
    islands.map(({ numbers, text, label, href }) => ({ numbers, text, label, href })),
    islands.map(({ position: { lat, lon } }) => project(projection, [lon, lat])),
    gap.islands,
  );
}

/** Shortens row numbers to fit a marker: `3`, `1–4`, `2, 9`, `1, 5 …`. */
export function shortNumbers(numbers: readonly number[]): string {
  const [first = 0, second] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  if (second === undefined) return String(first);
  return numbers.length > 2 ? `${first}, ${second} …` : `${first}, ${second}`;
}
