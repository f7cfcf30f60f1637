import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.tooMany');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** The screen of a page whose sender asked too often. */
export default function TooManyPage() {
  // An empty address leads to the one it is shown at, with all that was asked there.
  return <UnavailableScreen words="errors.tooMany" href="" />;
}
