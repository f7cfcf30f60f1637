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
  tag: { name: 'map', description: 'What lies where.' },
  version: '1.0.0',
  description:
    'Islands, ports, sea routes, beaches with the water before them, villages, sights, places to stay and things to do as GeoJSON (RFC 7946, WGS 84). Not for navigation. What `note` says belongs to the values and is to be shown with them. What cannot be answered is a problem of RFC 9457.',
};
