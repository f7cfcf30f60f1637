import { cachedJson } from '@/lib/http/cached-json';
import { openApi } from '@/lib/operations/open-api';
import { ferryEndpoints } from '../endpoints';

/** Version of the API's shape, not of the timetable. */
const version = '2.1.0';

/** The ferry API in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi(ferryEndpoints, version), 3600);
}
