import type { EpochMinutes } from '@/lib/foundation/time/types';
import { newsOf } from './boat-news';
import type { Network } from './network';
import { isAbout, type NoticedBoat } from './notices';
import {
  type AlertSubject,
  type AlertTexts,
  type ServiceAlert,
  stopsBoats,
} from './realtime/types';

export const warningKinds = ['no-service', 'strike', 'unclear'] as const;

/** Reason to doubt that a boat sails as the timetable says. */
export interface BoatWarning {
  /**
   * `no-service`: a notice says that it does not sail; `strike`: it may not; `unclear`: it is
   * replaced, or changed in a way that is not known.
   */
  readonly kind: (typeof warningKinds)[number];
  /** Title of the notice; empty if it has none, and for other news. */
  readonly header: AlertTexts;
  /** Time of the message. */
  readonly at: EpochMinutes;
}

/** Returns the warnings about a boat, each kind once. Empty without a realtime service. */
export function boatWarnings(
  network: Pick<Network, 'realtime' | 'lines' | 'trips'>,
  boat: NoticedBoat,
): readonly BoatWarning[] {
  const found = new Map<BoatWarning['kind'], BoatWarning>();
  for (const alert of network.realtime?.alerts ?? []) {
    const kind = stopsBoats(alert);
    if (!kind || found.has(kind) || !isStopped(network, alert, boat)) continue;
    found.set(kind, { kind, header: alert.header, at: alert.at });
  }
  const news = newsOf(network, boat);
  if (news?.isDoubtful) found.set('unclear', { kind: 'unclear', header: [], at: news.at });
  return warningKinds.flatMap((kind) => found.get(kind) ?? []);
}

/** True if a notice covers a boat when it leaves, or when it calls at the port concerned. */
function isStopped(
  network: Pick<Network, 'lines' | 'trips'>,
  { subjects, periods }: ServiceAlert,
  boat: NoticedBoat,
): boolean {
  return subjects.some(
    (subject) =>
      isAbout(network, subject, boat) &&
      (periods.length === 0 ||
        instantsOf(subject, boat).some((instant) =>
          periods.some(
            ({ start = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY }) =>
              start <= instant && instant < end,
          ),
        )),
  );
}

/**
 * Instants at which a notice has to apply. A boat that left before a strike completes its way, but
 * a closed port also stops those that arrive.
 */
function instantsOf({ portIds }: AlertSubject, boat: NoticedBoat): readonly EpochMinutes[] {
  if (!portIds) return [boat.departure];
  return [
    ...(portIds.includes(boat.from) ? [boat.departure] : []),
    ...(portIds.includes(boat.to) ? [boat.arrival] : []),
  ];
}
