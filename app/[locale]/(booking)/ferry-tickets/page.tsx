import { cacheLife } from 'next/cache';
import { TicketsPage } from '@/components/ferries/tickets-page';
import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { ferryNetwork } from '@/lib/timetable/queries';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('ferryTickets', '/ferry-tickets');

/** Made again every hour, so that it follows the timetable in service. */
export default async function FerryTicketsPage() {
  'use cache';
  cacheLife('hours');
  return <TicketsPage locale={await currentLocale()} network={ferryNetwork()} />;
}
