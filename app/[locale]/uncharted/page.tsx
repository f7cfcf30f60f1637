import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return {
    title: { absolute: t('notFound.metaTitle', { name: site.name }) },
    description: t('notFound.metaDescription'),
    robots: { index: false, follow: false },
  };
}

export default async function NotFoundPage() {
  const t = await getTranslations('errors');
  return <h1>{t('notFound.title')}</h1>;
}
