import { cachedJson } from '@/lib/foundation/http/cached-json';
import { openApi } from '@/lib/platform/operations/open-api';
import { ferryApi, ferryEndpoints } from '../endpoints';

/** The ferry API in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(ferryEndpoints, ferryApi), 3600);
}
