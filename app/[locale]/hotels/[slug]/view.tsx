import { HotelChart, HotelDetail } from '@/components/listings/hotel/hotel-detail';
import { islandBySlug } from '@/lib/records/islands/queries';
import { type RecordViewProps, recordView } from '../../_listings/record-view';

/** The page of a hotel. */
export const HotelView = (props: RecordViewProps) =>
  recordView(
    'hotels',
    props,
    ({ record, similar, locale }) => (
      <HotelDetail
        hotel={record}
        island={islandBySlug(record.island)}
        similar={similar}
        locale={locale}
      />
    ),
    (record, locale) => (
      <HotelChart hotel={record} island={islandBySlug(record.island)} locale={locale} />
    ),
  );
