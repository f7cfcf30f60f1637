import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { registerAddress } from './addresses';

/** The map before a visitor opens it: the address of the rest, and a few texts. */
export interface MapOpening {
  readonly registerUrl: string;
  readonly texts: {
    readonly label: string;
    readonly skip: string;
    readonly open: string;
    readonly opening: string;
    readonly failed: string;
    readonly again: string;
  };
}

export async function mapOpening(locale: Locale): Promise<MapOpening> {
  const [charts, t] = await Promise.all([
    getTranslations({ locale, namespace: 'charts.map' }),
    getTranslations({ locale, namespace: 'mapLayers.words' }),
  ]);
  return {
    registerUrl: registerAddress(locale),
    texts: {
      label: charts('label'),
      skip: charts('skip'),
      open: charts('open'),
      opening: t('opening'),
      failed: charts('failed'),
      again: t('again'),
    },
  };
}
