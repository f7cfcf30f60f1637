import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.tooMany');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** Shown to a sender who is over the rate limit. */
export default function TooManyPage() {
  // An empty `href` resolves to the current address with its query.
  return <UnavailableScreen words="errors.tooMany" href="" />;
}
