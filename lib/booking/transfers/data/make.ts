import { type AsOf, monthOf } from '@/lib/foundation/time/as-of';
import type { BusLine, Fare, StopRef, Transfer } from '../schema';
import type { OperatorId } from './operators';
import { type TransferSourceId, transfersCheckedOn } from './sources';

interface Facts {
  readonly minutes: readonly [shortest: number, longest: number];
  readonly roadKm?: number;
  readonly price?: Fare;
  readonly runs: Transfer['runs'];
  readonly pattern: Transfer['pattern'];
  readonly operator?: OperatorId;
  readonly note?: Transfer['note'];
  readonly sources: readonly [TransferSourceId, ...TransferSourceId[]];
  /** Facts estimated by us; an estimated price is added automatically. */
  readonly ours?: readonly Exclude<Transfer['estimates'][number], 'price'>[];
}

/** Printed by a source; euro cents. `asOf` is null where the source has no date. */
export const published = (
  low: number,
  high: number,
  asOf: AsOf | null,
  per: Fare['per'] = 'person',
): Fare => ({ low, high, per, basis: 'published', asOf });

/** Our own estimate in euro cents, close to published prices of the island or of similar ones. */
export const guess = (low: number, high: number, per: Fare['per'] = 'person'): Fare => ({
  low,
  high,
  per,
  basis: 'estimate',
  asOf: monthOf(transfersCheckedOn),
});

const free: Fare = { low: 0, high: 0, per: 'person', basis: 'free', asOf: null };

const byKind: Partial<Record<Transfer['kind'], string>> = { walk: 'on-foot' };

/** Stop as a part of an id: `naxos-chora`, `paros-airport`, `piraeus`. */
function slugOf(ref: StopRef, without = ''): string {
  const [island = '', kind = '', id = ''] = ref.split(':');
  const own = kind === 'airport' ? 'airport' : id;
  if (island === 'attica' || island === without || own.startsWith(island)) return own;
  return `${island}-${own}`;
}

/** A connection, which holds both ways. Its id is made of its stops and kind. */
export function transfer(
  from: StopRef,
  to: StopRef,
  kind: Transfer['kind'],
  { minutes, roadKm, price, operator, note, ours = [], sources, ...facts }: Facts,
): Transfer {
  const island = from.split(':')[0] ?? '';
  const estimates: Transfer['estimates'] = [...ours];
  if (price?.basis === 'estimate') estimates.push('price');
  return {
    id: `${slugOf(from)}-to-${slugOf(to, island)}-${byKind[kind] ?? `by-${kind}`}`,
    island: island === 'attica' ? null : (island as NonNullable<Transfer['island']>),
    from,
    to,
    kind,
    roadKm: roadKm ?? null,
    minutes: [minutes[0], minutes[1]],
    price: kind === 'walk' ? free : (price ?? null),
    operator: operator ?? null,
    note: note ?? null,
    sources: [...sources],
    estimates,
    isEstimate: estimates.length > 0,
    checkedOn: transfersCheckedOn,
    ...facts,
  };
}

/** Walk from the quay into the village beside or above it; the minutes are our estimate. */
export function stepsAway(
  from: StopRef,
  to: StopRef,
  sources: Facts['sources'],
  note: NonNullable<Transfer['note']>,
  minutes: Facts['minutes'] = [2, 5],
  pattern: Transfer['pattern'] = { en: 'At any hour.', el: 'Όλη μέρα και νύχτα.' },
): Transfer {
  return transfer(from, to, 'walk', {
    minutes,
    runs: 'always',
    pattern,
    note,
    sources,
    ours: ['minutes'],
  });
}

interface Ride {
  readonly pattern?: Transfer['pattern'];
  readonly roadKm: number;
  readonly minutes: Facts['minutes'];
  readonly sources: Facts['sources'];
  readonly note?: Transfer['note'];
  readonly price?: Fare;
  readonly ours?: Facts['ours'];
  /** True on Mykonos and Santorini, where taxis charge about twice as much. */
  readonly dear?: boolean;
}

/** Days and hours of a taxi at a stop where none may be waiting. */
export const taxiByTelephone: Transfer['pattern'] = {
  en: 'By telephone: do not count on one waiting here.',
  el: 'Με τηλέφωνο: μη βασιστείτε ότι θα περιμένει κάποιο εδώ.',
};

/** Days of a long way up by steps. */
export const betterByDay: Transfer['pattern'] = {
  en: 'Better by daylight.',
  el: 'Καλύτερα με το φως της μέρας.',
};

/**
 * A taxi, per car. Without a published price: €5 to start and €1.30 to €2.40 per kilometre, at least €8, which is close
 * to the prices on the smaller islands for the ride up from the port; luggage and night rides cost more.
 */
export function taxi(from: StopRef, to: StopRef, ride: Ride): Transfer {
  const { roadKm, dear = false, ours = ['minutes'], ...facts } = ride;
  const factor = dear ? 2 : 1;
  const cents = (least: number, perKm: number) =>
    Math.max(least, Math.round(5 + perKm * roadKm)) * factor * 100;
  return transfer(from, to, 'taxi', {
    roadKm,
    price: guess(cents(8, 1.3), cents(12, 2.4), 'vehicle'),
    runs: 'on-demand',
    pattern: {
      en: 'As a rule some wait when a boat or plane comes in; at other hours by telephone. Cars are few: book ahead.',
      el: 'Συνήθως περιμένουν μερικά όταν έρχεται πλοίο ή αεροπλάνο· τις άλλες ώρες με τηλέφωνο. Τα ταξί είναι λίγα: κλείστε από πριν.',
    },
    ...facts,
    ours,
  });
}

interface Line {
  readonly from: BusLine['from'];
  readonly to: BusLine['to'];
  readonly via?: BusLine['via'];
  readonly minutes?: readonly [shortest: number, longest: number];
  readonly price?: NonNullable<BusLine['price']>;
  readonly summer: BusLine['summer'];
  readonly winter?: NonNullable<BusLine['winter']>;
  readonly sources: readonly [TransferSourceId, ...TransferSourceId[]];
  /** The minutes are our own. */
  readonly ownMinutes?: boolean;
}

/** Lines of an island, by their last stop. */
export function linesOf(
  island: BusLine['island'],
  operator: OperatorId,
  lines: Readonly<Record<string, Line>>,
): BusLine[] {
  return Object.entries(lines).map(([name, { ownMinutes = false, ...line }]) => ({
    id: `${island}-${name}`,
    island,
    operator,
    from: line.from,
    to: line.to,
    via: line.via ?? [],
    minutes: line.minutes ? [line.minutes[0], line.minutes[1]] : null,
    price: line.price ?? null,
    summer: line.summer,
    winter: line.winter ?? null,
    sources: [...line.sources],
    ownMinutes,
    isEstimate: ownMinutes || line.price?.basis === 'estimate',
    checkedOn: transfersCheckedOn,
  }));
}

export const place = (en: string, el: string) => ({ en, el });
