import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { LayerId } from '../../foundation/ids/map-layers';

/** Address of the register of layers in a language. */
export const registerAddress = (locale: Locale) => `${routes.apiMapLayers}?lang=${locale}`;

/** Address of a layer's features in a language. */
export const layerAddress = (id: LayerId, locale: Locale) =>
  `${routes.apiMapLayer(id)}?lang=${locale}`;
