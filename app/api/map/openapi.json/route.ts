import { cachedJson } from '@/lib/http/cached-json';
import { openApi } from '@/lib/operations/open-api';
import { mapApi, mapEndpoints } from '../endpoints';

/** The API of the map in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(mapEndpoints, mapApi), 3600);
}
