import { dateOf } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../engine/timetable.ts';
import type { FerryFeed } from '../types.ts';
import { dayOfStart, matchingTrips, partOf, type TripNames } from './match-trip.ts';
import type { Alert, EntitySelector, TranslatedString, TripDescriptor } from './messages.ts';
import {
  type AlertEffect,
  type AlertSubject,
  type AlertTexts,
  alertEffects,
  type ServiceAlert,
  stopsBoats,
} from './types.ts';

const longestHeader = 200;
const longestDescription = 1500;
const longestUrl = 500;
/** Limits on the translations and subjects that are read. */
const mostTexts = 8;
const mostSubjects = 200;

/**
 * Matches a notice to the feed. Undefined if it concerns nothing in the feed, or has no text and
 * stops no boats.
 */
export function serviceAlert(
  id: string,
  alert: Alert,
  timetable: Timetable,
  names: TripNames,
  at: EpochMinutes,
): ServiceAlert | undefined {
  const header = textsOf(alert.headerText, longestHeader);
  const description = textsOf(alert.descriptionText, longestDescription);
  const subjects = alert.informedEntity
    .slice(0, mostSubjects)
    .flatMap((selector) => subjectOf(selector, timetable, names) ?? []);
  const kind = kindOf(alert);
  const isSilent = header.length + description.length === 0;
  if (subjects.length === 0 || (isSilent && !stopsBoats(kind))) return undefined;
  return {
    id,
    ...kind,
    header: header.length > 0 ? header : description,
    description: header.length > 0 ? description : [],
    url: textsOf(alert.url, longestUrl).filter(({ text }) => isWebAddress(text)),
    periods: alert.activePeriod.map(({ start, end }) => ({
      ...(start ? { start: Math.floor(start / 60) } : {}),
      ...(end ? { end: Math.ceil(end / 60) } : {}),
    })),
    subjects,
    at,
  };
}

/** Number of the cause of a notice. */
const strike = 4;

/** Effects by number, starting with 1. Number 8 is "unknown". */
const effectNumbers: readonly (AlertEffect | undefined)[] = [
  undefined,
  ...alertEffects.slice(0, 7),
  undefined,
  ...alertEffects.slice(7),
];
const effectOf = (number: number | undefined): AlertEffect => effectNumbers[number ?? 8] ?? 'other';

/** Effect of a notice, and whether a strike is its cause. */
export const kindOf = ({ effect, cause }: Pick<Alert, 'effect' | 'cause'>) => ({
  effect: effectOf(effect),
  ...(cause === strike ? { isStrike: true as const } : {}),
});

/** True for route type 4 and the extended types of water transport. */
const isBoat = (type: number) => type === 4 || type === 1200 || (type >= 1000 && type <= 1021);

/**
 * Returns undefined if an entity is not in the feed, because the notice then concerns other
 * operators' boats.
 */
function subjectOf(
  { agencyId, routeId, routeType, trip, stopId, directionId }: EntitySelector,
  timetable: Timetable,
  names: TripNames,
): AlertSubject | undefined {
  const { feed } = timetable;
  const subject: { -readonly [Key in keyof AlertSubject]: AlertSubject[Key] } = {};
  if (agencyId) {
    if (!feed.operators.some(({ id }) => id === agencyId)) return undefined;
    subject.operatorId = agencyId;
  }
  const lineId = routeId || (trip?.tripId ? '' : trip?.routeId);
  const direction = directionId ?? (trip?.tripId ? undefined : trip?.directionId);
  if (lineId) {
    if (!feed.lines.some(({ id }) => id === lineId) && !names.byLine.has(lineId)) return undefined;
    subject.lineId = lineId;
    if (direction !== undefined) subject.direction = direction;
  }
  if (stopId) {
    const portIds = portsOf(feed, stopId);
    if (portIds.length === 0) return undefined;
    subject.portIds = portIds;
  }
  if (trip) {
    const of = tripsOf(trip, timetable, names);
    if (!of) return undefined;
    Object.assign(subject, of);
  }
  const isOfBoats = routeType !== undefined && isBoat(routeType);
  const isOfOthers = routeType !== undefined && !isOfBoats;
  return isOfOthers || (!isOfBoats && Object.keys(subject).length === 0) ? undefined : subject;
}

/**
 * Returns the trips and day of a descriptor. Both are absent if it names only a line. Undefined if
 * the feed has no such trip, or none on that day.
 */
function tripsOf(
  trip: TripDescriptor,
  timetable: Timetable,
  names: TripNames,
): Pick<AlertSubject, 'tripIds' | 'serviceDay'> | undefined {
  const day = trip.startDate ? dayOfStart(trip.startDate) : undefined;
  if (trip.startDate && day === undefined) return undefined;
  const found = matchingTrips(timetable, names, trip).filter(
    (named) => day === undefined || names.sails(named.trip, day),
  );
  if (found.length === 0) return undefined;
  const tripIds = found.flatMap(({ trip: index, part }) => {
    const one = timetable.feed.trips[index];
    return one ? partOf(one, part).tripId : [];
  });
  const isNamed = trip.tripId || trip.startTime;
  return {
    ...(isNamed ? { tripIds: [...new Set(tripIds)] } : {}),
    ...(day === undefined ? {} : { serviceDay: dateOf(day) }),
  };
}

/** The port of a stop, or all ports of a station. */
function portsOf({ ports, stations, stopIds }: FerryFeed, id: string): readonly string[] {
  const stopId = stopIds?.get(id) ?? id;
  if (ports.some(({ id }) => id === stopId)) return [stopId];
  return stations.find(({ id }) => id === stopId)?.portIds ?? [];
}

/**
 * Returns one text per language. Keeps line breaks and removes control characters that could affect
 * surrounding text.
 */
function textsOf(texts: TranslatedString | undefined, longest: number): AlertTexts {
  const byLanguage = new Map<string, string>();
  for (const { text, language } of texts?.translation.slice(0, mostTexts) ?? []) {
    const plain = text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]+/gu, ' ')
      .trim();
    const shown = plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain;
    const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language ?? '') ? (language ?? '') : '';
    if (shown && !byLanguage.has(tag.toLowerCase())) byLanguage.set(tag.toLowerCase(), shown);
  }
  return [...byLanguage].map(([language, text]) => (language ? { text, language } : { text }));
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
}
