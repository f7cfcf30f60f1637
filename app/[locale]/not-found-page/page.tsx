import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { notFoundWords } from '@/components/layout/not-found-words';
import { site } from '@/lib/foundation/site';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return {
    title: { absolute: t('notFound.metaTitle', { name: site.name }) },
    description: t('notFound.metaDescription'),
    robots: { index: false, follow: false },
  };
}

/** Shown for an unknown address. */
export default async function UnchartedPage() {
  return <NotFoundScreen words={await notFoundWords()} />;
}
