import type { Instant, IsoDate } from '../../time/types.ts';

/*
 * What realtime messages say, matched to the feed in service: all that pages and the API get of them. Instants
 * are minutes since the epoch, delays minutes, ids those of the feed.
 */

/** One call of a trip; what nothing is said of is neither late nor skipped. */
export interface CallNews {
  /** Minutes by which the call is expected later than the timetable says; negative where earlier. */
  readonly arrival: number;
  readonly departure: number;
  /** The boat does not stop here. */
  readonly skipped: boolean;
}

/** News of one trip on one service day. */
export interface TripNews {
  readonly tripId: string;
  readonly serviceDay: IsoDate;
  /** `removed`: the day was taken out of the timetable, as if it had never been there; nobody is told. */
  readonly state: 'cancelled' | 'removed' | 'changed';
  /** One for each call of the trip where it is changed, else none. */
  readonly calls: readonly CallNews[];
  /** First and last call of each stretch, where a part between them does not sail: nobody is taken from one to the next. */
  readonly runs?: readonly (readonly [number, number])[];
  /** When this was said. */
  readonly at: Instant;
}

/** A text as the message brings it: one for each language, without one where the message names none. */
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

/** Subject of a notice: everything that matches all of these fields; without any it is the whole network. */
export interface AlertSubject {
  readonly operatorId?: string;
  /** The feed's own id, also of one all of whose trips were joined to others. */
  readonly lineId?: string;
  /** Of the line: without one both ways. */
  readonly direction?: number;
  readonly portIds?: readonly string[];
  /** The feed's own ids of trips, also of those that were joined. */
  readonly tripIds?: readonly string[];
  /** Without one the trips on each of its days. */
  readonly serviceDay?: IsoDate;
}

/** A notice for travellers. */
export interface ServiceAlert {
  readonly id: string;
  readonly effect: AlertEffect;
  readonly header: AlertTexts;
  readonly description: AlertTexts;
  /** Addresses, https: or http: each. */
  readonly url: AlertTexts;
  /** When it holds, instants; always where there is none. */
  readonly periods: readonly { readonly start?: Instant; readonly end?: Instant }[];
  /** It concerns whatever one of them does. */
  readonly subjects: readonly AlertSubject[];
  readonly at: Instant;
}

/** Realtime news. Undefined where no service is configured. */
export interface Realtime {
  /** `partly`: of several services one is away; `away`: nothing is known, the timetable serves alone. */
  readonly state: 'live' | 'partly' | 'away';
  /** When the oldest message that counts was made; undefined where none does. */
  readonly at: Instant | undefined;
  readonly alerts: readonly ServiceAlert[];
  /** By {@link tripKey}. */
  readonly trips: ReadonlyMap<string, TripNews>;
}

export const tripKey = (tripId: string, serviceDay: IsoDate) => `${tripId}@${serviceDay}`;
