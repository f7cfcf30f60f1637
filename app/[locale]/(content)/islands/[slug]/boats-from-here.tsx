import { cacheLife } from 'next/cache';
import { IslandBoats } from '@/components/islands/island-boats';
import type { Locale } from '@/lib/i18n/locales';
import { ferryNetwork } from '@/lib/timetable/queries';

/** The boats of an island, made again every hour, so that they follow the timetable in service. */
export async function BoatsFromHere({ slug, locale }: { slug: string; locale: Locale }) {
  'use cache';
  cacheLife('hours');
  return <IslandBoats slug={slug} locale={locale} ferries={ferryNetwork()} />;
}
