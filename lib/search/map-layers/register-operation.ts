import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { env } from '@/lib/foundation/env';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { layerIds } from '@/lib/foundation/ids/map-layers';
import type { Operation } from '@/lib/platform/operations/operation';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import land from '@/lib/records/nearby/map-land.generated.json';
import { layerAddress } from './opening';
import { type MapSettings, mapWords, type RegisterAnswer, registerAnswer } from './register-answer';

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
  description: 'Name and feature URL of each layer, and the texts of the map.',
  input: z.object({}),
  answer: registerAnswer,
  run: async () => ({ state: 'ok', result: null }),
  answerOf: (_result, locale) => mapRegister(locale),
  // Without parameters there are no errors, and no rate limit applies.
  explain: async () => ({ message: '', fields: {} }),
};

/** Data of the interactive map beside its places, in the page's language. */
async function mapSettings(locale: Locale): Promise<MapSettings> {
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
