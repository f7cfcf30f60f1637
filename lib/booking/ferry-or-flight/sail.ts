import 'server-only';
import { allTransfers, waysToTown } from '@/lib/booking/transfers/queries';
import type { Transfer } from '@/lib/booking/transfers/schema';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensPorts } from '@/lib/foundation/ids/island-slugs';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { portGuides } from '@/lib/sea/ferries/ferry-guide/data';
import { crossingResults } from '@/lib/sea/ferries/search/crossing-results';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { onFoot } from '@/lib/sea/ferries/search/offer-filter';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Journey, Leg } from '@/lib/sea/timetable/types';
import { byLand, type DoorPart, type Range, type Total, totalOf, waiting } from './parts';

export type AthensPort = (typeof athensPorts)[number];

/** Journey from Syntagma to the main town by boat. */
export interface SailOption extends Total {
  readonly port: AthensPort;
  readonly parts: readonly DoorPart[];
  /** Time to leave the centre, counted with the longer time to the port. */
  readonly leave: EpochMinutes;
  /** Earliest and latest arrival in the main town. */
  readonly arrive: readonly [EpochMinutes, EpochMinutes];
  readonly journey: Journey;
}

/**
 * No metro and no bus leaves the centre for a port before this time, by their timetables; a taxi
 * does.
 */
const firstRide = '05:30';

/** Minutes before departure to be at the boat on foot, from the guide of ports. */
const earlyAt = (portId: string) =>
  portGuides.find((guide) => guide.portId === portId)?.early.foot ?? 30;

const ridesTo = (port: AthensPort) =>
  allTransfers()
    .filter(({ from, to }) => from === 'attica:gateway:athens' && to === `attica:gateway:${port}`)
    .sort((a, b) => a.minutes[0] - b.minutes[0]);

/**
 * Ride that reaches a port in time on the day, metro or bus before a taxi; undefined if no known
 * ride does.
 */
function rideInTime(port: AthensPort, quayAt: EpochMinutes, date: IsoDate) {
  const rides = ridesTo(port).map((ride) => ({ ride, leave: quayAt - ride.minutes[1] }));
  const isOnDay = ({ leave }: { leave: EpochMinutes }) => athensDate(leave) === date;
  const goes = ({ ride, leave }: { ride: Transfer; leave: EpochMinutes }) =>
    ride.kind === 'taxi' || formatClock(leave) >= firstRide;
  const possible = rides.filter((one) => isOnDay(one) && goes(one));
  return possible.find(({ ride }) => ride.kind !== 'taxi') ?? possible[0];
}

/**
 * Ride from the quay to the main town: a taxi where there is one, since it runs at any hour, the
 * same as on the way by air.
 */
function rideToTown(island: IslandSlug, portId: string): Transfer | undefined {
  const own = portGuides.find((guide) => guide.portId === portId)?.island;
  if (!own || own.slug !== island) return undefined;
  const ways = waysToTown(island, `${island}:port:${own.port}`);
  return ways.find(({ kind }) => kind === 'taxi') ?? ways[0];
}

function atSea(legs: readonly Leg[]): DoorPart[] {
  return legs.flatMap((leg, index) => {
    const before = legs[index - 1];
    const wait = before ? leg.departure - before.arrival : 0;
    const length: Range = [leg.arrival - leg.departure, leg.arrival - leg.departure];
    const part: DoorPart =
      leg.kind === 'sea'
        ? {
            kind: 'boat',
            minutes: length,
            cents: leg.cents === null ? null : [leg.cents, leg.cents],
            isEstimate: false,
            transfer: null,
            leg,
          }
        : {
            kind: 'road',
            minutes: length,
            cents: null,
            isEstimate: false,
            transfer: null,
            leg: null,
          };
    return wait > 0 ? [waiting('change', [wait, wait], false), part] : [part];
  });
}

function optionOf(
  journey: Journey,
  port: AthensPort,
  island: IslandSlug,
  date: IsoDate,
): SailOption | undefined {
  const early = earlyAt(port);
  const toPort = rideInTime(port, journey.departure - early, date);
  const toTown = rideToTown(island, journey.legs.at(-1)?.to ?? '');
  if (!toPort || !toTown) return undefined;
  const parts = [
    byLand('to-port', toPort.ride),
    waiting('before-boat', [early, early], true),
    ...atSea(journey.legs),
    byLand('to-town', toTown),
  ];
  const [least, most] = toTown.minutes;
  return {
    port,
    parts,
    ...totalOf(parts),
    leave: toPort.leave,
    arrive: [journey.arrival + least, journey.arrival + most],
    journey,
  };
}

/**
 * All ways by boat on a day, door to door, from each port of Athens. They leave the centre on that
 * day, and not before `at`.
 */
export function sailOptions(
  network: FerryNetwork,
  island: IslandSlug,
  date: IsoDate,
  at: EpochMinutes,
): SailOption[] {
  const to = endOf(network, island);
  if (!to) return [];
  return athensPorts.flatMap((port) => {
    const from = endOf(network, port);
    if (!from) return [];
    const { offers } = crossingResults(
      network.timetable,
      { from, to, date, purpose: 'outbound' },
      { ...onFoot, crossings: [], sort: 'departure' },
    );
    return offers
      .flatMap(({ journey }) => optionOf(journey, port, island, date) ?? [])
      .filter(({ leave }) => leave >= at);
  });
}

export interface ChosenSail extends SailOption {
  /** Reasons to show it: first in the town, lowest known price, or both. */
  readonly why: readonly ('earliest' | 'cheapest')[];
}

const first = (options: readonly SailOption[], by: (option: SailOption) => readonly number[]) =>
  options.toSorted((a, b) => {
    const [x, y] = [by(a), by(b)];
    const at = x.findIndex((value, index) => value !== y[index]);
    return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
  })[0];

/**
 * Chooses the earliest arrival in the town, with the latest departure among equals, and the
 * cheapest way, with the shortest among equals. A way with an unknown fare at sea cannot be the
 * cheapest.
 */
export function chooseSails(options: readonly SailOption[]): ChosenSail[] {
  const earliest = first(options, ({ arrive, leave }) => [arrive[1], -leave]);
  const known = options.filter(({ journey }) => journey.cents !== null);
  const cheapest = first(known, ({ unpriced, cents, minutes }) => [
    unpriced.length,
    cents[0],
    cents[1],
    minutes[1],
  ]);
  if (!earliest) return [];
  if (!cheapest || cheapest === earliest) {
    return [{ ...earliest, why: cheapest ? ['earliest', 'cheapest'] : ['earliest'] }];
  }
  return [
    { ...earliest, why: ['earliest'] },
    { ...cheapest, why: ['cheapest'] },
  ];
}
