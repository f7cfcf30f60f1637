import { VehicleDetail } from '@/components/listings/vehicle/vehicle-detail';
import { type RecordViewProps, recordView } from '../../_listings/record-view';

/** The page of a vehicle. */
export const VehicleView = (props: RecordViewProps) =>
  recordView('vehicles', props, ({ record, similar, islands, locale }) => (
    <VehicleDetail vehicle={record} islands={islands} similar={similar} locale={locale} />
  ));
