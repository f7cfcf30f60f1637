import { readTransfers } from '@/lib/booking/transfers/filter';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { TransfersView } from '../view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('transfers', routes.transfers);

/** The index of all islands, without a query. */
export default async function PlainTransfersPage() {
  return <TransfersView reading={readTransfers({})} locale={await currentLocale()} />;
}
