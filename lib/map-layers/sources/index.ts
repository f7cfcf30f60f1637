import 'server-only';
import type { LayerId } from '../register';
import { beachesLayer } from './beaches';
import { islandsLayer, sightsLayer, villagesLayer } from './island-places';
import { activitiesLayer, hotelsLayer } from './listings';
import { portsLayer } from './ports';
import { seaRoutesLayer } from './sea-routes';
import type { LayerSource } from './source';

/** Where each layer comes from: one that is added to the register fails the types until it stands here. */
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
