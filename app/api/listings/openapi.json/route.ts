import { cachedJson } from '@/lib/http/cached-json';
import { openApi } from '@/lib/operations/open-api';
import { listingApi, listingEndpoints } from '../endpoints';

/** The API of the listings in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(listingEndpoints, listingApi), 3600);
}
