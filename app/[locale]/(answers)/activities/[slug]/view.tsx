import { ActivityDetail } from '@/components/listings/activity/activity-detail';
import { islandBySlug } from '@/lib/islands/queries';
import { busLinesOf } from '@/lib/listings/transfers/queries';
import { type RecordViewProps, recordView } from '../../record-view';

/** The page of an activity. */
export const ActivityView = (props: RecordViewProps) =>
  recordView('activities', props, ({ record, similar, search, locale }) => (
    <ActivityDetail
      activity={record}
      island={islandBySlug(record.island)}
      busLines={busLinesOf(record.island)}
      similar={similar}
      chosen={search.from}
      locale={locale}
    />
  ));
