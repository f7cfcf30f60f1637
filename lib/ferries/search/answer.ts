import { isoTime } from '@/lib/time/iso-time';
import type { FerryTimetable } from '@/lib/timetable/network';
import type { Leg } from '@/lib/timetable/types';
import type { SearchAnswer } from './answer-schema';
import { type CrossingResults, crossingResults } from './crossing-results';
import { nearestDays } from './days';
import type { Offer } from './offers';
import type { End, FerrySearch } from './read-search';

type Known = FerryTimetable;

/** The answer of the API to a search. */
export function answerSearch(known: Known, search: FerrySearch, labelText: string): SearchAnswer {
  const { info, loadedAt, timetable } = known;
  const results = search.crossings.map((crossing) => crossingResults(timetable, crossing, search));
  const { isPattern, publisher, publisherUrl, version, start, end } = info;
  return {
    label: {
      isPattern,
      text: labelText,
      publisher,
      publisherUrl,
      version,
      validity: { start, end },
      loadedAt,
    },
    passengers: search.passengers,
    vehicle: search.vehicle ?? null,
    sort: search.sort,
    crossings: results.map((result) => crossingOf(known, result)),
    ports: portsOf(known, results),
  };
}

const endOf = ({ id, name, portIds }: End) => ({ id, name, ports: [...portIds] });

function crossingOf(known: Known, { crossing, offers, found }: CrossingResults) {
  const near = found === 0 ? nearestDays(known.timetable, crossing, crossing.date) : undefined;
  return {
    purpose: crossing.purpose,
    from: endOf(crossing.from),
    to: endOf(crossing.to),
    date: crossing.date,
    found,
    nearestDays: near ? { before: near.before ?? null, after: near.after ?? null } : null,
    journeys: offers.map((offer) => journeyOf(known, offer)),
  };
}

function journeyOf(known: Known, offer: Offer) {
  const { journey, id, minutes, perPerson, vehicleCents, total, refusesVehicle } = offer;
  return {
    id,
    departure: isoTime(journey.departure),
    arrival: isoTime(journey.arrival),
    minutes,
    transfers: journey.transfers,
    adultCents: perPerson,
    vehicleCents,
    totalCents: total,
    refusesVehicle,
    legs: journey.legs.map((leg) => legOf(known, leg)),
  };
}

function legOf({ trips, lines, operators }: Known, leg: Leg) {
  const { from, to } = leg;
  const times = { departure: isoTime(leg.departure), arrival: isoTime(leg.arrival) };
  if (leg.kind === 'road') return { kind: 'road' as const, from, to, ...times };
  const [trip, line] = [trips.get(leg.tripId), lines.get(leg.lineId)];
  const operator = operators.get(line?.operatorId ?? '');
  if (!trip || !line || !operator) throw new Error(`Trip ${leg.tripId} is not in the feed`);
  return {
    kind: 'sea' as const,
    from,
    to,
    ...times,
    tripId: leg.tripId,
    serviceDay: leg.serviceDay,
    line: line.name,
    operator: { id: operator.id, name: operator.name, url: operator.url },
    vessel: trip.vessel ?? null,
    vesselKind: trip.vesselKind,
    takesVehicles: trip.takesVehicles,
    exactTimes: trip.exactTimes,
    adultCents: leg.cents,
    calls: leg.calls.map(({ portId, arrival, departure }) => ({
      port: portId,
      arrival: isoTime(arrival),
      departure: isoTime(departure),
    })),
  };
}

function portsOf({ ports, places }: Known, results: readonly CrossingResults[]) {
  const named = new Set<string>();
  for (const { crossing, offers } of results) {
    for (const id of [...crossing.from.portIds, ...crossing.to.portIds]) named.add(id);
    for (const leg of offers.flatMap(({ journey }) => journey.legs)) {
      for (const { portId } of leg.kind === 'sea' ? leg.calls : []) named.add(portId);
      named.add(leg.from).add(leg.to);
    }
  }
  const known: SearchAnswer['ports'] = {};
  for (const id of named) {
    const port = ports.get(id);
    if (!port) continue;
    const place = places.get(port.placeId) ?? port;
    const [lon, lat] = port.position;
    known[id] = {
      name: port.name,
      place: { id: place.id, name: place.name },
      position: [lon, lat],
    };
  }
  return known;
}
