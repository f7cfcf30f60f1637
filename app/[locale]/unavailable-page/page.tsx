import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.unavailable');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** Shown for a record that cannot be looked up, with 503. */
export default function UnavailablePage() {
  // It is shown at many addresses: an empty one leads to the one it is shown at.
  return <UnavailableScreen words="errors.unavailable" href="" />;
}
