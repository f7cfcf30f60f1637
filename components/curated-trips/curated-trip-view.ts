import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Position } from '@/lib/records/islands/schema';
import type { CuratedTrip } from '@/lib/trips/curated-trips/schema';
import type { UsualPlan } from '@/lib/trips/curated-trips/usual-plan';

/** A trip with the data for its chart. */
export interface PlannedCuratedTrip {
  readonly trip: CuratedTrip;
  /** Plan for a typical day of the season; undefined without a timetable for it. */
  readonly usual: UsualPlan | undefined;
  /** Ordered as in the plan, if there is one. */
  readonly stops: readonly {
    readonly island: IslandSlug;
    readonly name: Localized;
    readonly position: Position;
  }[];
}
