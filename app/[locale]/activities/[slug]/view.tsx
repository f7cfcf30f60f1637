import { ActivityDetail } from '@/components/listings/activity/activity-detail';
import { ActivityChart } from '@/components/listings/activity/activity-sections';
import { busLinesOf } from '@/lib/booking/transfers/queries';
import { islandBySlug } from '@/lib/records/islands/queries';
import { type RecordViewProps, recordView } from '../../_listings/record-view';

/** The page of an activity. */
export const ActivityView = (props: RecordViewProps) =>
  recordView(
    'activities',
    props,
    ({ record, similar, search, locale }) => (
      <ActivityDetail
        activity={record}
        island={islandBySlug(record.island)}
        busLines={busLinesOf(record.island)}
        similar={similar}
        chosen={search.from}
        locale={locale}
      />
    ),
    (record, locale) => (
      <ActivityChart activity={record} island={islandBySlug(record.island)} locale={locale} />
    ),
  );
