import 'server-only';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/foundation/env';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import land from '@/lib/records/places/map-land.generated.json';
import type { MapSettings } from './register-answer';

/** Data of the interactive map beside its places, in the page's language. */
export async function mapSettings(locale: Locale): Promise<MapSettings> {
  const [t, charts] = await Promise.all([
    getTranslations({ locale, namespace: 'charts.map' }),
    getTranslations({ locale, namespace: 'charts' }),
  ]);
  return {
    islands: allIslands().map(({ slug, name, position }) => ({
      id: slug,
      name: bareName(name[locale]),
      position,
    })),
    locale,
    ...(env.MAP_STYLE_URL ? { styleUrl: env.MAP_STYLE_URL } : {}),
    landUrl: land.file,
    texts: {
      label: t('label'),
      drawing: t('drawing'),
      skip: t('skip'),
      open: t('open'),
      failed: t('failed'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      whole: t('whole'),
      twoFingers: t('twoFingers'),
      ctrlScroll: t('ctrlScroll'),
      commandScroll: t('commandScroll'),
      credit: charts('credit'),
    },
  };
}
