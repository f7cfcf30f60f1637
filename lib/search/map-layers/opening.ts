import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { LayerId } from '@/lib/foundation/ids/map-layers';
import { routes } from '@/lib/platform/routes/register';

/** Address of the register of layers in a language. */
export const registerAddress = (locale: Locale) => `${routes.apiMapLayers}?lang=${locale}`;

/** Address of a layer's features in a language. */
export const layerAddress = (id: LayerId, locale: Locale) =>
  `${routes.apiMapLayer(id)}?lang=${locale}`;

/** Data of the closed map: address of its register and texts. */
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
