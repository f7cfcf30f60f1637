import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';

/*
 * Realtime news matched to the current feed, as pages and the API receive it. Instants are minutes
 * since the epoch, delays are minutes, and ids are those of the feed.
 */

/** News of one call of a trip. Calls without news are on time and not skipped. */
export interface CallNews {
  /** Expected minus scheduled time in minutes; negative if early. */
  readonly arrival: number;
  readonly departure: number;
  /** True if the boat does not call here. */
  readonly skipped: boolean;
}

/** News of one trip on one service day. */
export interface TripNews {
  readonly tripId: string;
  readonly serviceDay: IsoDate;
  /**
   * `removed`: the day was deleted from the timetable as if it had never existed. Travellers are
   * not informed.
   */
  readonly state: 'cancelled' | 'removed' | 'changed';
  /** One entry per call of a changed trip, otherwise empty. */
  readonly calls: readonly CallNews[];
  /**
   * First and last call of each stretch, if a part between them is cancelled. Nobody can ride from
   * one stretch to the next.
   */
  readonly runs?: readonly (readonly [number, number])[];
  /** True if the boat may sail differently. */
  readonly isDoubtful?: true;
  /** Time of the news. */
  readonly at: EpochMinutes;
}

/** Call of a boat that is not in the timetable. */
export interface ExtraCall {
  readonly portId: string;
  readonly arrival: EpochMinutes;
  readonly departure: EpochMinutes;
}

/** Sailing that a service tells and the timetable does not have. */
export interface ExtraSailing {
  /** Two or more, at ports of the feed. */
  readonly calls: readonly ExtraCall[];
  /** Line of the feed; undefined if the message names none that we know. */
  readonly lineId?: string;
  readonly vessel?: string;
  /** Time of the news. */
  readonly at: EpochMinutes;
}

/** Texts by language. The language is absent if the message does not state it. */
export type AlertTexts = readonly { readonly text: string; readonly language?: string }[];

export const alertEffects = [
  'no-service',
  'reduced-service',
  'significant-delays',
  'detour',
  'additional-service',
  'modified-service',
  'other',
  'stop-moved',
  'no-effect',
  'accessibility',
] as const;
export type AlertEffect = (typeof alertEffects)[number];

/**
 * Subject of a notice: everything that matches all these fields. Without any field it is the whole
 * network.
 */
export interface AlertSubject {
  readonly operatorId?: string;
  /** Line id in the feed, even if all its trips were joined to others. */
  readonly lineId?: string;
  /** Direction on the line; both directions if absent. */
  readonly direction?: number;
  readonly portIds?: readonly string[];
  /** Trip ids in the feed, including those of joined trips. */
  readonly tripIds?: readonly string[];
  /** Day of the trips; every day if absent. */
  readonly serviceDay?: IsoDate;
}

/** Notice for travellers. */
export interface ServiceAlert {
  readonly id: string;
  readonly effect: AlertEffect;
  /** Set if its cause is a strike. */
  readonly isStrike?: true;
  /** Empty only for a notice that stops boats, see {@link stopsBoats}. */
  readonly header: AlertTexts;
  readonly description: AlertTexts;
  /** Addresses with https: or http:. */
  readonly url: AlertTexts;
  /** Periods in which it applies; always if empty. */
  readonly periods: readonly { readonly start?: EpochMinutes; readonly end?: EpochMinutes }[];
  /** It concerns everything that matches at least one of them. */
  readonly subjects: readonly AlertSubject[];
  readonly at: EpochMinutes;
}

/** Effects of a strike that leave the boats as they are. */
const harmless: readonly AlertEffect[] = ['no-effect', 'additional-service', 'accessibility'];

/**
 * Returns the reason why the boats of a notice do not sail, or may not. Undefined if they sail as
 * far as it says.
 */
export function stopsBoats({
  effect,
  isStrike,
}: Pick<ServiceAlert, 'effect' | 'isStrike'>): 'no-service' | 'strike' | undefined {
  if (effect === 'no-service') return 'no-service';
  return isStrike && !harmless.includes(effect) ? 'strike' : undefined;
}

/** Realtime news. Undefined if no service is configured. */
export interface Realtime {
  /**
   * `partly`: at least one of several services is unavailable; `away`: all are, and only the
   * timetable applies.
   */
  readonly state: 'live' | 'partly' | 'away';
  /** Time of the oldest message in use; undefined if there is none. */
  readonly at: EpochMinutes | undefined;
  readonly alerts: readonly ServiceAlert[];
  /** Sailings that are not in the timetable: shown, but no part of journeys and plans. */
  readonly extra?: readonly ExtraSailing[];
  /** By {@link tripKey}. */
  readonly trips: ReadonlyMap<string, TripNews>;
}

export const tripKey = (tripId: string, serviceDay: IsoDate) => `${tripId}@${serviceDay}`;
