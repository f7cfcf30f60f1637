import { routes } from '@/lib/routes/register';
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { chartOf } from '@/lib/charts/charts';
import { project } from '@/lib/geo/rules';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { allIslands } from '@/lib/islands/queries';
import type { Island } from '@/lib/islands/schema';
import type { SearchEntry } from './types';

/** A square of sea with the island in its middle, in pixels of the artwork: wider for a larger island. */
function chartWindow({ position: { lat, lon }, areaKm2 }: Island): string {
  const [x, y] = project(chartOf('archipelago').poster.projection, [lon, lat]);
  const size = Math.round(30 + 4.4 * Math.sqrt(areaKm2));
  return `${Math.round(x - size / 2)} ${Math.round(y - size / 2)} ${size} ${size}`;
}

/** The artwork that every {@link SearchEntry.chartWindow} looks into. */
export function searchChart(): string {
  return chartOf('archipelago').poster.file;
}

/** All that can be found, in one language: the islands, then what there is to do on each. */
export async function searchEntries(locale: Locale): Promise<SearchEntry[]> {
  const t = await getTranslations({ locale, namespace: 'search' });
  const other = otherLocale(locale);
  const shared = (island: Island) => ({
    image: island.image,
    chartWindow: chartWindow(island),
  });
  const islands = allIslands().map(
    (island): SearchEntry => ({
      ...shared(island),
      id: `island-${island.slug}`,
      title: island.name[locale],
      type: 'island',
      description: island.description[locale],
      link: localizePath(routes.island(island.slug), locale),
      category: t('categories.island'),
      alsoCalled: island.name[other],
    }),
  );
  const activities = allIslands().flatMap((island) =>
    island.activities.map(
      (activity, index): SearchEntry => ({
        ...shared(island),
        id: `activity-${island.slug}-${index + 1}`,
        title: activity[locale],
        type: 'activity',
        description: t('activityOn', { island: island.name[locale] }),
        link: localizePath(`${routes.island(island.slug)}#activities`, locale),
        category: t('categories.activity'),
        location: island.name[locale],
        alsoCalled: `${activity[other]}, ${island.name[other]}`,
      }),
    ),
  );
  return [...islands, ...activities];
}
