import { cachedJson } from '@/lib/foundation/http/cached-json';
import { openApi } from '@/lib/platform/operations/open-api';
import { weatherApi, weatherEndpoints } from '../endpoints';

/** The API of the weather in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(weatherEndpoints, weatherApi), 3600);
}
