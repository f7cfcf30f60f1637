import { getTranslations } from 'next-intl/server';
import { drawShareImage } from '@/components/og/share-image';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { chartOf } from '@/lib/records/charts/charts';
import type { PostSummary } from '@/lib/records/content/posts/schema';
import { artwork } from './artwork';

/** Share image of a post, cached by title and chart. */
export async function postShareImage(locale: Locale, title: string, chart: PostSummary['chart']) {
  'use cache';
  const t = await getTranslations({ locale, namespace: 'blog' });
  return drawShareImage({
    title,
    subtitle: chartOf(chart).name[locale],
    label: t('title'),
    siteName: site.name,
    chart: await artwork(chart),
  });
}
