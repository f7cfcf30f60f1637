import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensPorts } from '@/lib/foundation/ids/island-slugs';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { lookAtDays, nearestDays, openDays } from '@/lib/sea/ferries/search/days';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { onFoot } from '@/lib/sea/ferries/search/offer-filter';
import type { FerryNetwork, Network } from '@/lib/sea/timetable/network';
import { type FlyOption, flyOption, type LandingPlace, landingPlaces } from './fly';
import { type ChosenSail, chooseSails, sailOptions } from './sail';

export type SailAnswer =
  | { readonly state: 'found'; readonly options: readonly ChosenSail[]; readonly found: number }
  | {
      readonly state: 'no-boats';
      /** The nearest days with a boat, within five weeks. */
      readonly before: IsoDate | undefined;
      readonly after: IsoDate | undefined;
    }
  /** The day lies outside the timetable. */
  | { readonly state: 'not-published' };

export interface FerryOrFlight {
  readonly island: IslandSlug;
  readonly date: IsoDate;
  readonly sail: SailAnswer;
  /** Null where the island has no airport: then there are places to land. */
  readonly fly: FlyOption | null;
  readonly landings: readonly LandingPlace[];
  readonly network: Network;
}

function sailAnswer(
  network: FerryNetwork,
  island: IslandSlug,
  date: IsoDate,
  at: EpochMinutes,
): SailAnswer {
  const options = sailOptions(network, island, date, at);
  const chosen = chooseSails(options);
  if (chosen.length > 0) return { state: 'found', options: chosen, found: options.length };
  const to = endOf(network, island);
  const from = athensPorts.flatMap((port) => endOf(network, port) ?? []);
  const [first] = from;
  if (!to || !first) return { state: 'no-boats', before: undefined, after: undefined };
  const all = { ...first, portIds: from.flatMap(({ portIds }) => portIds) };
  const open = openDays(network.timetable, at);
  return {
    state: 'no-boats',
    ...nearestDays(lookAtDays(network.timetable, { from: all, to }, onFoot), date, open),
  };
}

/** Compares both ways to an island on a day, as it stands at an instant. */
export function ferryOrFlight(
  network: FerryNetwork,
  { island, date }: { island: IslandSlug; date: IsoDate },
  at: EpochMinutes,
): FerryOrFlight {
  const { start, end } = network.info;
  const isPublished = date >= start && date <= end;
  return {
    island,
    date,
    sail: isPublished ? sailAnswer(network, island, date, at) : { state: 'not-published' },
    fly: flyOption(island) ?? null,
    landings: landingPlaces(network, island, isPublished ? date : undefined),
    network,
  };
}
