import type { ApiInfo, Endpoint } from '@/lib/platform/operations/open-api';
import { register, routes } from '@/lib/platform/routes/register';
import { getMapLayer } from '@/lib/search/map-layers/operation';
import { listMapLayers } from '@/lib/search/map-layers/register-operation';

/** Operations of the interactive map with their paths. */
export const mapEndpoints: readonly Endpoint[] = [
  { path: routes.apiMapLayers, operation: listMapLayers },
  { path: register.apiMapLayer.path, operation: getMapLayer },
];

export const mapApi: ApiInfo = {
  title: 'layers of the map of the Cyclades',
  terms: routes.terms,
  tag: { name: 'map', description: 'Map layers as GeoJSON.' },
  version: '1.0.0',
  description:
    'Islands, ports, sea routes, beaches with the state of the water, villages, sights, places to stay and things to do as GeoJSON (RFC 7946, WGS 84). Not for navigation. Show the text of `note` with the values. Errors are RFC 9457 problem details.',
};
