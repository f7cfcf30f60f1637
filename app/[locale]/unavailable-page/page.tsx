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
  // Shown at many addresses: an empty `href` resolves to the current one.
  return <UnavailableScreen words="errors.unavailable" href="" />;
}
