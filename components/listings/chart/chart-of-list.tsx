import type { ChartWord } from '@/components/maps/chart-words';
import { clearOfMarks } from '@/components/maps/clear-of-marks';
import { chartWords } from '@/components/maps/island-chart';
import { listingAddress } from '@/lib/booking/listings/address';
import { chosenOf, type ListingSearch, withFilter } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { chartOf } from '@/lib/records/charts/charts';
import { splitName } from '@/lib/records/charts/names';
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
