import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.refused');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** Shown, with the matching status, for a request that no page accepts. */
export default function RefusedPage() {
  // An empty `href` reloads the current address as a new page.
  return <UnavailableScreen words="errors.refused" href="" />;
}
