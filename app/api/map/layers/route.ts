import { jsonRoute } from '@/lib/platform/operations/json-route';
import { listMapLayers } from '@/lib/search/map-layers/register-operation';

/** The layers of the map, which only change with a build. */
export const GET = jsonRoute(listMapLayers, 3600);
