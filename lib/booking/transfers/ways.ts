import 'server-only';
import { islandBySlug } from '@/lib/records/islands/queries';
import { stopAnchor } from './address';
import {
  allTransfers,
  mainTownOf,
  operatorOf,
  sourcesOf,
  stopOf,
  transfersAt,
  transfersOn,
} from './queries';
import type { Area, Operator, Stop, StopRef, Transfer, TransferSource } from './schema';

/** A means of transport between two stops, with the records of its ids. */
export interface Ride {
  readonly transfer: Transfer;
  readonly operator: Operator | undefined;
  readonly sources: readonly TransferSource[];
}

/** Rides between two stops by any means of transport. */
export interface Way {
  readonly from: Stop;
  readonly to: Stop;
  /** The quickest first. */
  readonly rides: readonly Ride[];
}

/** All ways of an area that begin at one stop. */
export interface Start {
  readonly stop: Stop;
  readonly ways: readonly Way[];
}

const rideOf = (transfer: Transfer): Ride => ({
  transfer,
  operator: transfer.operator ? operatorOf(transfer.operator) : undefined,
  sources: sourcesOf(transfer),
});

/** A connection is valid in both directions; here it starts at the given stop. */
const endsFrom = ({ from, to }: Transfer, isStart: (ref: StopRef) => boolean) =>
  isStart(from) ? ([from, to] as const) : ([to, from] as const);

function startsOf(transfers: readonly Transfer[], isStart: (ref: StopRef) => boolean): Start[] {
  const ends = transfers.map((transfer) => ({ transfer, ends: endsFrom(transfer, isStart) }));
  return [...Map.groupBy(ends, ({ ends: [from] }) => from)].map(([from, own]) => ({
    stop: stopOf(from),
    ways: [...Map.groupBy(own, ({ ends: [, to] }) => to)].map(([to, same]) => ({
      from: stopOf(from),
      to: stopOf(to),
      rides: same
        .map(({ transfer }) => rideOf(transfer))
        .sort((a, b) => a.transfer.minutes[0] - b.transfer.minutes[0]),
    })),
  }));
}

/** The main port first, then the others, then the airport. */
function inOrderOfArrival(starts: Start[], area: Area): Start[] {
  if (area === 'attica') return starts;
  const { ports } = islandBySlug(area);
  const main = ports.find((port) => port.main)?.id;
  const rank = ({ stop: { ref, kind } }: Start) =>
    kind === 'airport' ? 2 : ref === `${area}:port:${main}` ? 0 : 1;
  return starts.sort((a, b) => rank(a) - rank(b));
}

/** Connections from the ports and airport of an island, or within Attica. Those to the main town come first. */
export function waysOf(area: Area): Start[] {
  if (area === 'attica') {
    const own = allTransfers().filter(({ island }) => island === null);
    return startsOf(own, (ref) => own.some(({ from }) => from === ref));
  }
  const town = mainTownOf(area);
  const starts = startsOf(transfersOn(area), (ref) => ref.startsWith(`${area}:`));
  const townFirst = starts.map(({ stop, ways }) => ({
    stop,
    ways: ways.toSorted((a, b) => Number(b.to.ref === town) - Number(a.to.ref === town)),
  }));
  return inOrderOfArrival(townFirst, area);
}

/** Connections from one stop, in either stored direction. */
export function waysFrom(ref: StopRef): Start[] {
  return startsOf(transfersAt(ref), (one) => one === ref);
}

/** Connections from each port and airport of an island to its main town. */
export function waysToMainTown(island: Exclude<Area, 'attica'>): Way[] {
  const town = mainTownOf(island);
  return waysOf(island).flatMap(({ ways }) => ways.filter(({ to }) => to.ref === town));
}

const isStart = (ref: StopRef) => /:(port|airport|gateway):/.test(ref);

/** Ports, airports and gateways with a connection, each once. */
export function startStops(): readonly StopRef[] {
  return [
    ...new Set(
      allTransfers()
        .flatMap(({ from, to }) => [from, to])
        .filter(isStart),
    ),
  ];
}

/** Finds a stop by its anchor, `naxos-airport`; undefined for an unknown one. */
export function startByAnchor(anchor: string): StopRef | undefined {
  return startStops().find((ref) => stopAnchor(ref) === anchor);
}
