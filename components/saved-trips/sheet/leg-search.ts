import type { IsoDate } from '@/lib/foundation/time/types';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { searchParty } from '@/lib/trips/saved-trips/search-party';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { SheetView } from './sheet-view';

interface Way {
  /** Timetable place; an airport has no boats of its own. */
  readonly start: string;
  readonly end: string;
  readonly boats: readonly TripSailing[];
  readonly date: IsoDate | null;
}

/**
 * Returns the path of the search for a leg on its day; undefined without a date or outside the
 * timetable.
 */
export function dayOfBoats({ network, trip }: SheetView, { start, end, boats, date }: Way) {
  if (!date || date < network.info.start || date > network.info.end) return undefined;
  const placeOf = (portId: string | undefined) => network.ports.get(portId ?? '')?.stationId;
  const from = endOf(network, placeOf(boats[0]?.fromPort) ?? start);
  const to = endOf(network, placeOf(boats.at(-1)?.toPort) ?? end);
  if (!from || !to) return undefined;
  return searchAddress({
    crossings: [{ from, to, date, purpose: 'outbound' }],
    ...searchParty(trip),
    sort: 'departure',
    filter: {},
  });
}
