import type { Locale } from '@/lib/foundation/i18n/locales';
import { isoTime } from '@/lib/foundation/time/iso-time';
import { arrangedOf } from '@/lib/sea/timetable/arrangement';
import { missedAnswerOf } from '@/lib/sea/timetable/missed-connections';
import type { Network } from '@/lib/sea/timetable/network';
import { nightAnswerOf } from '@/lib/sea/timetable/night-answer';
import {
  cancelledOf,
  delayOf,
  extraOf,
  realtimeOf,
  warningsOf,
} from '@/lib/sea/timetable/realtime-answer';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import type { Leg } from '@/lib/sea/timetable/types';
import { atPortTimes } from '../ferry-guide/at-port';
import type { SearchAnswer } from './answer-schema';
import type { End } from './ends';
import { nightsAshore } from './nights-ashore';
import { noticedScreen } from './noticed';
import type { Offer } from './offers';
import type { FerrySearch } from './read-search';
import type { CrossingAnswer, SearchResult } from './search-result';

/** The answer of the API to a search. */
export function answerSearch(
  result: SearchResult,
  labelText: string,
  locale: Locale,
): SearchAnswer {
  const { search, crossings, network } = result;
  return {
    label: labelOf(network, labelText),
    realtime: realtimeOf(network, noticedScreen(result), locale),
    passengers: search.passengers,
    children: search.children ?? 0,
    fareClass: search.fareClass ?? null,
    vehicle: search.vehicle ?? null,
    sort: search.sort,
    filter: filterOf(search),
    crossings: crossings.map((answer) => crossingOf(result, answer, locale)),
    ports: portsOf(network, crossings),
  };
}

function filterOf({ filter }: FerrySearch): SearchAnswer['filter'] {
  const { kinds, directOnly, leavesFrom, leavesBefore, maxWait, maxMinutes, maxCents } = filter;
  return {
    kinds: kinds ? [...kinds] : null,
    directOnly: directOnly === true,
    leavesFrom: leavesFrom ?? null,
    leavesBefore: leavesBefore ?? null,
    maxWaitMinutes: maxWait ?? null,
    maxMinutes: maxMinutes ?? null,
    maxAdultCents: maxCents ?? null,
  };
}

const endOf = ({ id, name, portIds }: End) => ({ id, name, ports: [...portIds] });

function crossingOf(result: SearchResult, answer: CrossingAnswer, locale: Locale) {
  const { network } = result;
  const { crossing, offers, first, found, alternatives: near } = answer;
  return {
    purpose: crossing.purpose,
    from: endOf(crossing.from),
    to: endOf(crossing.to),
    date: crossing.date,
    found,
    nearestDays: near ? { before: near.before ?? null, after: near.after ?? null } : null,
    journeys: offers.map((offer) => journeyOf(result, offer, first.has(offer), locale)),
    afterMidnight: answer.afterMidnight.map((offer) => journeyOf(result, offer, false, locale)),
    moved: answer.moved.map((offer) => journeyOf(result, offer, false, locale)),
    cancelled: answer.cancelled.map((boat) => cancelledOf(network, boat)),
    missed: missedAnswerOf(answer.missed),
    extra: answer.extra.map(extraOf),
  };
}

function journeyOf(result: SearchResult, offer: Offer, shownFirst: boolean, locale: Locale) {
  const { journey, id, minutes, perPerson, vehicleCents, total } = offer;
  return {
    id,
    departure: isoTime(journey.departure),
    arrival: isoTime(journey.arrival),
    minutes,
    night: nightAnswerOf(journey.departure),
    transfers: journey.transfers,
    nightsAshore: nightsAshore(journey),
    adultCents: perPerson,
    childCents: offer.childCents,
    childFare: offer.isChildFareKnown ? ('feed' as const) : ('half' as const),
    vehicleCents,
    totalCents: total,
    shownFirst,
    legs: journey.legs.map((leg, index) => legOf(result, leg, journey.legs[index - 1], locale)),
  };
}

function legOf(
  { network, search }: SearchResult,
  leg: Leg,
  before: Leg | undefined,
  locale: Locale,
) {
  const { trips, lines, operators } = network;
  const { from, to } = leg;
  const times = { departure: isoTime(leg.departure), arrival: isoTime(leg.arrival) };
  if (leg.kind === 'road') return { kind: 'road' as const, from, to, ...times };
  const [trip, line] = [trips.get(leg.tripId), lines.get(leg.lineId)];
  const operator = operators.get(line?.operatorId ?? '');
  if (!trip || !line || !operator) throw new Error(`GtfsTrip ${leg.tripId} is not in the feed`);
  const { takesVehicles } = trip;
  const withVehicle = search.vehicle !== undefined;
  const atPort = atPortTimes(leg, { withVehicle, takesVehicles, arrived: before?.arrival });
  return {
    kind: 'sea' as const,
    from,
    to,
    ...times,
    atPort: atPort ? isoTime(atPort.by) : null,
    tripId: leg.tripId,
    serviceDay: leg.serviceDay,
    line: line.name,
    operator: { id: operator.id, name: operator.name, url: operator.url },
    vessel: trip.vessel ?? null,
    vesselKind: trip.vesselKind,
    takesVehicles,
    exactTimes: trip.exactTimes,
    adultCents: leg.cents,
    fare: network.fareOrigin(leg),
    delay: delayOf(network, leg),
    byArrangement: arrangedOf(network, leg),
    warnings: warningsOf(network, leg, locale),
    calls: leg.calls.map(({ portId, arrival, departure }) => ({
      port: portId,
      arrival: isoTime(arrival),
      departure: isoTime(departure),
    })),
  };
}

function portsOf({ ports, stations }: Network, results: readonly CrossingAnswer[]) {
  const named = new Set<string>();
  for (const { crossing, offers, moved, afterMidnight, cancelled, missed } of results) {
    for (const { leaving } of missed) named.add(leaving.from);
    for (const { from, to } of cancelled) named.add(from).add(to);
    for (const id of [...crossing.from.portIds, ...crossing.to.portIds]) named.add(id);
    for (const leg of [...offers, ...moved, ...afterMidnight].flatMap(
      ({ journey }) => journey.legs,
    )) {
      for (const { portId } of leg.kind === 'sea' ? leg.calls : []) named.add(portId);
      named.add(leg.from).add(leg.to);
    }
  }
  const described: SearchAnswer['ports'] = {};
  for (const id of named) {
    const port = ports.get(id);
    if (!port) continue;
    const place = stations.get(port.stationId) ?? port;
    const [lon, lat] = port.position;
    described[id] = {
      name: port.name,
      place: { id: place.id, name: place.name },
      position: [lon, lat],
    };
  }
  return described;
}
