import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Operation } from '@/lib/platform/operations/operation';
import { layerIds } from '../../foundation/ids/map-layers';
import { layerAddress } from './addresses';
import { mapWords, type RegisterAnswer, registerAnswer } from './register-answer';
import { mapSettings } from './settings';

/** Register of the layers in a language, with all texts of the map. */
async function mapRegister(locale: Locale): Promise<RegisterAnswer> {
  const t = await getTranslations({ locale, namespace: 'mapLayers' });
  return {
    settings: await mapSettings(locale),
    layers: layerIds.map((id) => ({
      id,
      name: t(`layers.${id}`),
      address: layerAddress(id, locale),
    })),
    // Raw messages: the map fills in their values, not the server.
    words: Object.fromEntries(
      mapWords.map((word) => [word, t.raw(`words.${word}`)]),
    ) as RegisterAnswer['words'],
  };
}

/** Lists the layers of the interactive map. */
export const listMapLayers: Operation<null, never, RegisterAnswer> = {
  name: 'listMapLayers',
  summary: 'The layers of the interactive map',
  description:
    'Each layer with its name and the address of its features, and the words of the map.',
  input: z.object({}),
  answer: registerAnswer,
  run: async () => ({ state: 'ok', result: null }),
  answerOf: (_result, locale) => mapRegister(locale),
  // Without parameters there are no errors, and no rate limit applies.
  explain: async () => ({ message: '', fields: {} }),
};
