import { getTranslations } from 'next-intl/server';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import type { BusLine } from '@/lib/booking/transfers/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Island } from '@/lib/records/islands/schema';
import { FactList } from '../detail/fact-list';
import { KeepOrShare } from '../detail/keep-or-share';
import { ListingData } from '../detail/listing-data';
import { MonthRing } from '../detail/month-ring';
import { SimilarListings } from '../detail/similar-listings';
import { filterWords } from '../filter-words';
import { lengthOf } from '../rows/activity-row';
import type { ListingRow } from '../rows/row';
import { ActivityDay } from './activity-day';
import { activityFacts } from './activity-facts';
import { ActivityPlace } from './activity-place';
import { ActivityWind } from './activity-wind';

import '../detail/detail.css';
import './activity.css';

interface ActivityDetailProps {
  activity: Activity;
  island: Island;
  /** All bus lines of the island. */
  busLines: readonly BusLine[];
  /** Similar listings. */
  similar: readonly ListingRow[];
  /** ISO date of the search that led here. */
  chosen?: IsoDate | undefined;
  locale: Locale;
}

/** Sections of an activity page below its name and description. */
export async function ActivityDetail(props: ActivityDetailProps) {
  const { activity, island, busLines, similar, chosen, locale } = props;
  const names = new Map<string, string>([[island.slug, island.name[locale]]]);
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.list' }),
    filterWords('activities', locale, names),
  ]);
  const length = lengthOf(activity.durationMinutes, { t });
  return (
    <>
      <KeepOrShare kind="activities" slug={activity.slug} isSample={activity.isSample} />
      <div className="detail-glance">
        <FactList facts={await activityFacts(activity, words, length, locale)} />
        <MonthRing months={activity.months} locale={locale} />
      </div>
      <ActivityDay activity={activity} length={length} chosen={chosen} locale={locale} />
      {activity.windLimitBft === null ? null : (
        <ActivityWind limit={activity.windLimitBft} access={activity.access} />
      )}
      <ActivityPlace activity={activity} island={island} busLines={busLines} locale={locale} />
      <SimilarListings rows={similar} />
      <ListingData
        kind="activities"
        record={activity}
        island={island.name[locale]}
        amenities={[]}
        locale={locale}
      />
    </>
  );
}
