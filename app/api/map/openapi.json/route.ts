import { cachedJson } from '@/lib/foundation/http/cached-json';
import { openApi } from '@/lib/platform/operations/open-api';
import { mapApi, mapEndpoints } from '../endpoints';

/** The API of the map in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(mapEndpoints, mapApi), 3600);
}
