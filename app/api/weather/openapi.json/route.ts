import { cachedJson } from '@/lib/http/cached-json';
import { openApi } from '@/lib/operations/open-api';
import { weatherApi, weatherEndpoints } from '../endpoints';

/** The API of the weather in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(weatherEndpoints, weatherApi), 3600);
}
