import { getMessages, getTranslations } from 'next-intl/server';
import { type FileTexts, subjectName } from '@/lib/chart-files/files';
import type { ChartSubject } from '@/lib/chart-files/names';
import { islandName } from '@/lib/charts/island-names';
import type { Locale } from '@/lib/i18n/locales';
import { islandSlugs } from '@/lib/islands/slugs';
import { absoluteUrl } from '@/lib/routes/metadata';
import { routes } from '@/lib/routes/register';
import { site } from '@/lib/site';

/** Texts in the files of a chart, in one language. */
export async function fileTexts(subject: ChartSubject, locale: Locale): Promise<FileTexts> {
  const [t, { charts, maps }] = await Promise.all([
    getTranslations({ locale, namespace: 'maps.file' }),
    getMessages({ locale }),
  ]);
  const page = absoluteUrl(
    subject === 'archipelago' ? routes.islands : routes.island(subject),
    locale,
  );
  return {
    charts: {
      north: charts.north,
      east: charts.east,
      kilometres: charts.kilometres,
      names: {
        land: charts.lands,
        sea: charts.seas,
        islet: charts.islets,
        island: Object.fromEntries(islandSlugs.map((slug) => [slug, islandName(slug, locale)])),
      },
    },
    title: t('title', { name: subjectName(subject, locale) }),
    credits: [t('coast'), t('from', { site: site.name, page })],
    key: maps.key,
    kinds: maps.kinds,
    page,
  };
}
