import type { Locale } from '@/lib/foundation/i18n/locales';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Network } from './network';
import { isOfDirection, partOf } from './realtime/match-trip';
import type { AlertSubject, AlertTexts, ServiceAlert } from './realtime/types';
import type { SeaLeg } from './types';

export type NoticedBoat = Pick<
  SeaLeg,
  'tripId' | 'serviceDay' | 'lineId' | 'from' | 'to' | 'departure' | 'arrival'
>;

export interface NoticedScreen {
  readonly boats: readonly NoticedBoat[];
  /** Ports whose notices are shown regardless of the boats. */
  readonly portIds: readonly string[];
  /** Period shown, as instants. */
  readonly span: readonly [EpochMinutes, EpochMinutes];
}

/** Maximum number of notices shown. */
const mostNotices = 8;

/** Returns the notices about a screen's boats while they sail, and about its ports. */
export function noticesFor(
  network: Pick<Network, 'realtime' | 'lines' | 'trips'>,
  { boats, portIds, span }: NoticedScreen,
): ServiceAlert[] {
  const concerns = (alert: ServiceAlert) =>
    alert.subjects.some((subject) => {
      const { operatorId, lineId, tripIds, portIds: about } = subject;
      if (!operatorId && !lineId && !tripIds) {
        const isHere = !about || about.some((port) => portIds.includes(port));
        if (isHere && holds(alert, ...span)) return true;
      }
      return boats.some(
        (boat) => isAbout(network, subject, boat) && holds(alert, boat.departure, boat.arrival),
      );
    });
  return (network.realtime?.alerts ?? [])
    .filter(({ header }) => header.length > 0)
    .filter(concerns)
    .slice(0, mostNotices);
}

/** True if a boat matches all fields of a subject. Its ports are those of boarding and landing. */
export function isAbout(
  { lines, trips }: Pick<Network, 'lines' | 'trips'>,
  subject: AlertSubject,
  boat: NoticedBoat,
): boolean {
  return (
    (!subject.operatorId || lines.get(boat.lineId)?.operatorId === subject.operatorId) &&
    (!subject.portIds || [boat.from, boat.to].some((port) => subject.portIds?.includes(port))) &&
    ridden(boat, trips).some(
      ({ tripId, lineId, direction }) =>
        (!subject.lineId || subject.lineId === lineId) &&
        isOfDirection(direction, subject.direction) &&
        (!subject.tripIds || subject.tripIds.includes(tripId)),
    ) &&
    (!subject.serviceDay || subject.serviceDay === boat.serviceDay)
  );
}

/** Trips of the feed that a passenger uses on a boat. A joined trip has several. */
function ridden({ tripId, lineId, from, to }: NoticedBoat, trips: Network['trips']) {
  const trip = trips.get(tripId);
  if (!trip) return [{ tripId, lineId, direction: undefined }];
  const { calls } = trip;
  const board = calls.findIndex(({ portId }) => portId === from);
  const alight = calls.findIndex(({ portId }, call) => call > board && portId === to);
  const parts = [...(trip.parts ?? [trip]).keys()].map((part) => partOf(trip, part));
  if (board < 0 || alight < 0) return parts;
  return parts.filter(({ firstCall, lastCall }) => firstCall < alight && lastCall > board);
}

/** True if a notice applies at some time between two instants. */
function holds({ periods }: ServiceAlert, from: EpochMinutes, to: EpochMinutes): boolean {
  if (periods.length === 0) return true;
  return periods.some(
    ({ start, end }) => (start === undefined || start <= to) && (end === undefined || end >= from),
  );
}

/** Text in the language of the page or, failing that, in another language. */
export interface NoticeText {
  readonly text: string;
  /** Undefined if it is the language of the page or not stated. */
  readonly language?: string;
}

/** Chooses the text for a language. Undefined if the notice has no such text. */
export function noticeText(texts: AlertTexts, locale: Locale): NoticeText | undefined {
  const isOf = (language: string | undefined) => language?.split('-')[0] === locale;
  const own = texts.find(({ language }) => isOf(language)) ?? texts.find((one) => !one.language);
  if (own) return { text: own.text };
  // Prefer English, which more visitors read than the first language listed.
  return texts.find(({ language }) => language?.split('-')[0] === 'en') ?? texts[0];
}
