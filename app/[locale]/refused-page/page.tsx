import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.refused');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** Shown for a request that no page takes, with its status. */
export default function RefusedPage() {
  // An empty address leads to the one it is shown at, as a fresh page.
  return <UnavailableScreen words="errors.refused" href="" />;
}
