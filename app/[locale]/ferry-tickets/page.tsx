import { cacheLife } from 'next/cache';
import { TicketsPage } from '@/components/ferries/tickets-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { ticketsOverview } from '@/lib/sea/ferries/search/tickets-overview';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('ferrySearch', routes.ferryTickets);

/** Cached for a minute, so that its ports soon follow a new feed. */
export default async function FerryTicketsPage() {
  'use cache';
  cacheLife('minutes');
  return <TicketsPage locale={await currentLocale()} overview={ticketsOverview()} />;
}
