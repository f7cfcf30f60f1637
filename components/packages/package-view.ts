import type { Localized } from '@/lib/i18n/locales';
import type { Position } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { TripPackage } from '@/lib/packages/schema';
import type { UsualPlan } from '@/lib/packages/usual-plan';

/** A trip with what is needed to draw it. */
export interface DrawnPackage {
  readonly trip: TripPackage;
  /** As it would sail on a day of its season; undefined where the timetable has none. */
  readonly usual: UsualPlan | undefined;
  /** Of the plan's order where there is one. */
  readonly stops: readonly {
    readonly island: IslandSlug;
    readonly name: Localized;
    readonly position: Position;
  }[];
}
