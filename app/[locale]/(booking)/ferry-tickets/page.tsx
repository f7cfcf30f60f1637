import type { Metadata } from 'next';
import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { TicketsPage } from '@/components/ferries/tickets-page';
import { currentLocale } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/routes/metadata';
import { ferryNetwork } from '@/lib/timetable/queries';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ferryTickets');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/ferry-tickets',
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}

/** Made again every hour, so that it follows the timetable in service. */
export default async function FerryTicketsPage() {
  'use cache';
  cacheLife('hours');
  return <TicketsPage locale={await currentLocale()} network={ferryNetwork()} />;
}
