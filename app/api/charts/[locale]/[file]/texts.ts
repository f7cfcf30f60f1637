import { getMessages, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import type { ChartSubject } from '@/lib/foundation/ids/map-downloads';
import { site } from '@/lib/foundation/site';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { type FileTexts, subjectName } from '@/lib/records/map-downloads/files';

/** Texts in the files of a chart, in one language. */
export async function fileTexts(subject: ChartSubject, locale: Locale): Promise<FileTexts> {
  const [t, { charts, mapDownloads }] = await Promise.all([
    getTranslations({ locale, namespace: 'mapDownloads.file' }),
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
    key: mapDownloads.key,
    kinds: mapDownloads.kinds,
    page,
  };
}
