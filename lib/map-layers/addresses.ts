import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/register';
import type { LayerId } from './register';

/** Where the register of layers answers in a language. */
export const registerAddress = (locale: Locale) => `${routes.apiMapLayers}?lang=${locale}`;

/** Where the features of a layer answer in a language. */
export const layerAddress = (id: LayerId, locale: Locale) =>
  `${routes.apiMapLayer(id)}?lang=${locale}`;
