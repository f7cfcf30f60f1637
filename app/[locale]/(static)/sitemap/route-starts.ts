import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { ferryRouteSlugs, routeEndsOf } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { typicalNetwork } from '@/lib/sea/timetable/queries';

/** Links to the lists of ferry routes from each port. */
export async function routeStarts(locale: Locale) {
  'use cache';
  cacheLife('max');
  const t = await getTranslations({ locale, namespace: 'ferryRoutes' });
  const { stations } = typicalNetwork();
  const starts = new Set(ferryRouteSlugs.flatMap((slug) => routeEndsOf(slug)?.from ?? []));
  return [...starts].map((id) => ({
    path: `${routes.ferryRoutes}#${id}`,
    label: t(
      'from',
      placeArguments('from', bareName(stations.get(id)?.name[locale] ?? id), locale),
    ),
  }));
}
