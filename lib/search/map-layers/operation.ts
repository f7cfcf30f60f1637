import 'server-only';
import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { defaultLocale } from '@/lib/foundation/i18n/locales';
import { type LayerId, layers } from '@/lib/foundation/ids/map-layers';
import type { Operation, RecordOutcome } from '@/lib/platform/operations/operation';
import { type LayerFault, layerQuery, liesIn, readLayerQuery } from './query';
import { type LayerAnswer, type LayerFeature, layerAnswer } from './schema';
import { beachesLayer } from './sources/beaches';
import { islandsLayer, portsLayer, sightsLayer, villagesLayer } from './sources/island-places';
import { activitiesLayer, hotelsLayer } from './sources/listings';
import { seaRoutesLayer } from './sources/sea-routes';
import type { LayerSource } from './sources/source';

/** Sources of the layers: the types require one for every layer in the register. */
const layerSources: Readonly<Record<LayerId, LayerSource>> = {
  islands: islandsLayer,
  ports: portsLayer,
  routes: seaRoutesLayer,
  beaches: beachesLayer,
  villages: villagesLayer,
  sights: sightsLayer,
  hotels: hotelsLayer,
  activities: activitiesLayer,
};

/** Maximum number of features in a response; no layer has as many. */
const mostFeatures = 1000;

/** One layer of the interactive map. */
export const getMapLayer: Operation<LayerAnswer, LayerFault, LayerAnswer, RecordOutcome> = {
  name: 'getMapLayer',
  summary: 'A layer of the interactive map, as GeoJSON',
  description:
    'Islands, ports, sea routes, beaches with the state of the water, villages, sights, places to stay or things to do. Layers of listings also take every filter of their search; an invalid value is an error.',
  input: layerQuery,
  answer: layerAnswer,

  async run(raw, { headers, locale = defaultLocale }) {
    const reading = readLayerQuery(raw);
    if (!reading) return { state: 'missing' };
    if ('faults' in reading) return { state: 'faults', faults: reading.faults };
    const { layer, area } = reading.query;
    if ('listings' in layers[layer]) {
      const seconds = await secondsToWait('listing-search', headers);
      if (seconds > 0) return { state: 'wait', seconds };
    }
    const content = await layerSources[layer](reading.query, locale);
    if (!content) return { state: 'unavailable' };
    const { note = null, leftOut = 0 } = content;
    const inside = area ? content.features.filter((one) => touches(one, area)) : content.features;
    const features = inside.slice(0, mostFeatures);
    const more = leftOut + inside.length - features.length;
    return {
      state: 'ok',
      result: { type: 'FeatureCollection', layer, note, leftOut: more, features: [...features] },
    };
  },

  answerOf: async (answer) => answer,

  async explain(faults, _query, locale) {
    const t = await getTranslations({ locale, namespace: 'mapLayers.api' });
    return {
      message: t('invalid'),
      fields: Object.fromEntries(
        faults.map(({ code, parameter }) => [
          parameter.slice(0, 40),
          { code: `unreadable-${code}`, message: t(code) },
        ]),
      ),
    };
  },

  async explainWait(seconds, locale) {
    return (await getTranslations({ locale, namespace: 'listings.api' }))('tooMany', { seconds });
  },

  async explainOther(state, locale) {
    return (await getTranslations({ locale, namespace: 'mapLayers.api' }))(state);
  },
};

const touches = ({ geometry }: LayerFeature, area: Parameters<typeof liesIn>[0]) =>
  geometry.type === 'Point'
    ? liesIn(area, geometry.coordinates)
    : geometry.coordinates.some((point) => liesIn(area, point));
