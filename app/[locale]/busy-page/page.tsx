import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.busy');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** Shown for a request that was not processed because the server is busy. */
export default function BusyPage() {
  // An empty `href` resolves to the current address with its query.
  return <UnavailableScreen words="errors.busy" href="" />;
}
