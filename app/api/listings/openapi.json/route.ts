import { cachedJson } from '@/lib/foundation/http/cached-json';
import { openApi } from '@/lib/platform/operations/open-api';
import { listingApi, listingEndpoints } from '../endpoints';

/** The API of the listings in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(listingEndpoints, listingApi), 3600);
}
