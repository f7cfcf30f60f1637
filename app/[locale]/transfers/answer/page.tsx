import { readTransfers } from '@/lib/booking/transfers/filter';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { TransfersView } from '../view';

export const instant = false;

export const generateMetadata = () => metadataOf('transfers', routes.transfers);

/** The connections filtered by the address. */
export default async function AnsweredTransfersPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return <TransfersView reading={readTransfers(query)} locale={locale} />;
}
