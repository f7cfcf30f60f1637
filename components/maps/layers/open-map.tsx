import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { registerAddress } from '@/lib/search/map-layers/opening';
import { MapOpener } from './map-opener';

interface OpenMapProps
  extends Pick<
    ComponentProps<typeof MapOpener>,
    'layers' | 'queries' | 'own' | 'area' | 'children'
  > {
  /** Title of the map; that of all islands if absent. */
  title?: string;
  locale: Locale;
}

/** Opens the interactive map from a printed chart, with the layers of the page. */
export async function OpenMap({ title, locale, ...map }: OpenMapProps) {
  const t = await getTranslations({ locale, namespace: 'mapLayers' });
  return (
    <MapOpener
      {...map}
      registerUrl={registerAddress(locale)}
      title={title ?? t('words.title')}
      texts={{ open: t('open'), opening: t('words.opening'), failed: t('words.failed') }}
    />
  );
}
