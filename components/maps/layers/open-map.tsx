import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { registerAddress } from '@/lib/map-layers/addresses';
import { MapOpener } from './map-opener';

interface OpenMapProps
  extends Pick<
    ComponentProps<typeof MapOpener>,
    'layers' | 'queries' | 'own' | 'area' | 'children'
  > {
  /** Name of the map, if it is not that of all islands. */
  title?: string;
  locale: Locale;
}

/** The way from a printed chart to the interactive map, with the layers that the page is about. */
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
