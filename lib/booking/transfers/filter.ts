import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type TransferField, type TransferFilter, transferFields } from './address';
import { type Area, type StopRef, transferKinds } from './schema';
import { type Start, startByAnchor, waysFrom, waysOf } from './ways';

/** Reason for ignoring a filter: its value is unknown, or the stop is not on the chosen island. */
export type Ignored = TransferField | 'elsewhere';

export interface TransferReading {
  readonly filter: TransferFilter;
  readonly ignored: readonly Ignored[];
}

export const areaOfStop = (ref: StopRef) => ref.split(':')[0] as Area;

const readers: { [Field in TransferField]: (value: string) => TransferFilter[Field] } = {
  island: (value) => (isIslandSlug(value) || value === 'attica' ? value : undefined),
  from: startByAnchor,
  kind: (value) => transferKinds.find((kind) => kind === value),
};

/** Reads the filter from an address. An empty value sets no filter. */
export function readTransfers(query: RawQuery): TransferReading {
  const parameters = transferFields.flatMap((field) => {
    const value = firstValue(query[field])?.trim().toLowerCase();
    return value ? [{ field, read: readers[field](value) }] : [];
  });
  const filter: TransferFilter = Object.fromEntries(
    parameters.filter(({ read }) => read).map(({ field, read }) => [field, read]),
  );
  const ignored: Ignored[] = parameters.filter(({ read }) => !read).map(({ field }) => field);
  const { island, from } = filter;
  if (!island || !from || areaOfStop(from) === island) return { filter, ignored };
  return { filter: { ...filter, from: undefined }, ignored: [...ignored, 'elsewhere'] };
}

/** Connections that match a filter: in its area or, without one, in all given areas. */
export function chooseWays(
  areas: readonly Area[],
  { island, from, kind }: TransferFilter,
): Start[] {
  const area = from ? areaOfStop(from) : island;
  const starts = from ? waysFrom(from) : (area ? [area] : areas).flatMap(waysOf);
  if (!kind) return starts;
  return starts
    .map(({ stop, ways }) => ({
      stop,
      ways: ways
        .map((way) => ({
          ...way,
          rides: way.rides.filter(({ transfer }) => transfer.kind === kind),
        }))
        .filter(({ rides }) => rides.length > 0),
    }))
    .filter(({ ways }) => ways.length > 0);
}

export interface Relaxation {
  /** Filter to remove. */
  readonly field: TransferField;
  readonly filter: TransferFilter;
  /** Number of connections without it. */
  readonly count: number;
}

export const countWays = (starts: readonly Start[]) =>
  starts.reduce((sum, { ways }) => sum + ways.length, 0);

/** Suggests single filters to remove from a search; the most results come first. */
export function relaxTransfers(areas: readonly Area[], filter: TransferFilter): Relaxation[] {
  return transferFields
    .filter((field) => filter[field])
    .map((field) => {
      const relaxed = { ...filter, [field]: undefined };
      return { field, filter: relaxed, count: countWays(chooseWays(areas, relaxed)) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
