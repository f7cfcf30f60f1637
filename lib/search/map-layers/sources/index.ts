import 'server-only';
import type { LayerId } from '../../../foundation/ids/map-layers';
import { beachesLayer } from './beaches';
import { islandsLayer, portsLayer, sightsLayer, villagesLayer } from './island-places';
import { activitiesLayer, hotelsLayer } from './listings';
import { seaRoutesLayer } from './sea-routes';
import type { LayerSource } from './source';

/** Sources of the layers: the types require one for every layer in the register. */
export const layerSources: Readonly<Record<LayerId, LayerSource>> = {
  islands: islandsLayer,
  ports: portsLayer,
  routes: seaRoutesLayer,
  beaches: beachesLayer,
  villages: villagesLayer,
  sights: sightsLayer,
  hotels: hotelsLayer,
  activities: activitiesLayer,
};
