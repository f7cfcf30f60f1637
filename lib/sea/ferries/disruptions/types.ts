import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { Freshness } from '@/lib/records/weather/forecast/report';
import type { SeaAreaId } from '@/lib/records/weather/sea-areas';
import type { WindVerdict } from '@/lib/sea/ferries/ferry-guide/wind-scale';
import type { Outlook } from '@/lib/sea/ferries/sailing-weather/outlook';
import type { ServiceAlert } from '@/lib/sea/timetable/realtime/types';

/** Kinds of news of a boat, the gravest first. */
export const troubleKinds = ['cancelled', 'skips', 'unclear', 'late', 'early'] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** Boat that does not sail as the timetable says, with the times of the timetable. */
export interface TroubledBoat {
  /** Stable for the boat, its day and the kind of news. */
  readonly id: string;
  readonly kind: TroubleKind;
  readonly tripId: string;
  readonly serviceDay: IsoDate;
  readonly lineId: string;
  readonly vessel: string | undefined;
  /** Day of departure. */
  readonly date: IsoDate;
  readonly departure: EpochMinutes;
  readonly arrival: EpochMinutes;
  /** All calls of the timetable. */
  readonly portIds: readonly string[];
  /** Calls that it skips. */
  readonly skipped: readonly string[];
  /** Delay, negative if early, 0 if on time. */
  readonly minutes: number;
  /** Time of the report. */
  readonly at: EpochMinutes;
}

/** Boats of a line on one or several days that a notice or the wind may stop. */
export interface DoubtfulLine {
  readonly lineId: string;
  readonly boats: number;
  /** Calls of one of these boats, for the chart. */
  readonly calls: readonly string[];
  readonly portIds: readonly string[];
}

export const noticeKinds = ['no-service', 'strike', 'notice'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Notice that holds on one of the days shown, or later. */
export interface Notice {
  /** Stable for subject, start and heading. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly alert: ServiceAlert;
  /** Days shown on which it holds; empty if it only holds later. */
  readonly dates: readonly IsoDate[];
  /** Ports that it is about; undefined if it is about all. */
  readonly portIds: readonly string[] | undefined;
  /** Lines whose boats it may stop, by day shown. */
  readonly lines: readonly (DoubtfulLine & { readonly date: IsoDate })[];
}

/** Wind on a day that may keep boats in port, by the rule of thumb of the ferry guide. */
export interface WindLimit {
  /** Stable for the water and the day. */
  readonly id: string;
  readonly date: IsoDate;
  readonly area: SeaAreaId;
  readonly outlook: Outlook;
  /** Lines of that day whose kind of boat the wind may stop, the likeliest first. */
  readonly lines: readonly (DoubtfulLine & { readonly verdict: WindVerdict })[];
}

/** State of all boats on the days shown. */
export interface Disruptions {
  /** `none`: no live service is configured, so cancellations are unknown. */
  readonly state: 'live' | 'partly' | 'away' | 'none';
  /** Time of the oldest message in use; without one the time of the last report that still holds. */
  readonly reportedAt: EpochMinutes | undefined;
  readonly forecast: { readonly freshness: Freshness; readonly at: EpochMinutes | null };
  /** Today and the next three. */
  readonly days: readonly IsoDate[];
  /** In order of departure, including those of the night before whose way has not ended, and those announced for later days. */
  readonly boats: readonly TroubledBoat[];
  readonly notices: readonly Notice[];
  /** By day, the hardest wind of a day first. */
  readonly winds: readonly WindLimit[];
}
