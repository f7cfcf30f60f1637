import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { boatKindOf } from '@/lib/sea/ferries/sailing-weather/outlook';
import { flightFinding } from './flight';
import { needsActing } from './needs-acting';
import { tightFindings } from './tight';
import type { Finding, FindingFacts, FindingKind, WatchedTrip } from './types';
import {
  type FindingDetails,
  findingAt,
  type WatchedBoat,
  type WatchSources,
  watchedBoat,
} from './watched-boat';
import { windRiskAhead } from './wind-risk';

/** Minutes of a delay that is worth a finding, and above which it is one more. */
const delays = [15, 60, 120, 240] as const;
/** The same for minutes early: one who comes by the time of an earlier notice may miss the boat. */
const leads = [5, 15, 30, 60, 120] as const;

/**
 * Holds the boats of a trip that are still ahead against the timetable in service, realtime news,
 * notices and forecast. In order of the trip; one finding per boat and kind.
 */
export function findingsOf(trip: WatchedTrip, sources: WatchSources): readonly Finding[] {
  const { network, at } = sources;
  const boats = trip.legs
    .flatMap(({ position, sailings }) =>
      sailings.map((saved, sequence) => watchedBoat(network, position, sequence, saved)),
    )
    .sort((one, other) => one.position - other.position || one.sequence - other.sequence);
  const ahead = boats.filter((boat) => latestEnd(boat) >= at);
  const found = [
    ...ahead.flatMap((boat) => boatFindings(boat, sources)),
    ...tightFindings(trip, boats, sources).filter(
      ({ boat }) => epochMinutesOf(boat.arrivesAt) >= at,
    ),
  ];
  const flight = flightFinding(trip, ahead, found, sources, (boats) =>
    isSound(trip, boats, sources),
  );
  const party = trip.vehicle ? { withVehicle: true as const } : {};
  return [...found, ...(flight ? [flight] : [])]
    .map((one) => ({ ...one, facts: { ...one.facts, ...party } }))
    .sort((one, other) => one.position - other.position || one.sequence - other.sequence);
}

/** True if nothing is found that speaks against boats which the trip could take instead of its own. */
export function isSound(
  trip: WatchedTrip,
  sailings: WatchedTrip['legs'][number]['sailings'],
  sources: WatchSources,
): boolean {
  const alone = { ...trip, legs: [{ position: 0, sailings }], endGateway: null };
  return !findingsOf(alone, sources).some(needsActing);
}

const latestEnd = ({ saved, arrives }: WatchedBoat) =>
  Math.max(arrives, epochMinutesOf(saved.arrivesAt));

function boatFindings(boat: WatchedBoat, sources: WatchSources): Finding[] {
  const { now, news } = boat;
  const { network } = sources;
  const loadedAt = epochMinutesOf(network.loadedAt);
  const live = (kind: FindingKind, more: Partial<FindingDetails> = {}) =>
    findingAt(boat, kind, { source: 'live', since: news?.at ?? loadedAt, ...more });
  if (now.state === 'gone') {
    return [findingAt(boat, 'gone', { source: 'timetable', since: loadedAt })];
  }
  if (news?.isCancelled) return [live('cancelled')];
  const found: Finding[] = [];
  if (now.state === 'moved' || now.state === 'port') {
    const { departs, arrives, trip, from } = now.ride;
    const port = now.state === 'port' ? { port: trip.calls[from]?.portId ?? '' } : {};
    const facts = { departs, arrives, ...port };
    const step = [port.port ?? '', departs, arrives].join('/');
    found.push(findingAt(boat, now.state, { source: 'timetable', since: loadedAt, facts, step }));
  }
  const delay = delayFindings(boat, live);
  // A boat that has left sails, whatever was to be feared for it.
  if (boat.departs < sources.at) return [...found, ...delay];
  for (const { kind: warning, at } of news?.warnings ?? []) {
    const source = warning === 'unclear' ? 'live' : 'notice';
    found.push(live('doubtful', { source, since: at, facts: { warning }, step: warning }));
  }
  return [...found, ...delay, ...windFindings(boat, sources)];
}

/** Delay of a boat. One that leaves early and arrives late is early: that is how one misses it. */

function delayFindings(
  { news, departs, arrives }: WatchedBoat,
  live: (kind: FindingKind, more: Partial<FindingDetails>) => Finding,
): Finding[] {
  const { late = 0, lateArrival = 0 } = news ?? {};
  const facts = { departs, arrives };
  const lead = leads.findLast((minutes) => -late >= minutes);
  if (lead !== undefined) return [live('early', { facts, step: lead })];
  const step = delays.findLast((minutes) => Math.max(late, lateArrival) >= minutes);
  return step === undefined ? [] : [live('late', { facts, step })];
}

/** A boat whose kind usually stays in port in the wind that is forecast for its way. */
function windFindings(boat: WatchedBoat, sources: WatchSources): Finding[] {
  const { report } = sources;
  const risk = windRiskAhead(boat, sources);
  if (!('ride' in boat.now) || report.at === null || risk?.verdict !== 'stays') return [];
  const { area, outlook } = risk;
  const facts: FindingFacts = {
    area,
    beaufort: outlook.beaufort,
    ...(outlook.waveM === null ? {} : { waveM: outlook.waveM }),
    boatKind: boatKindOf(boat.now.ride.trip.vesselKind),
  };
  return [findingAt(boat, 'wind', { source: 'forecast', since: report.at, facts })];
}
