import { searchOperation } from '@/lib/ferries/search/operation';
import { cachedJson } from '@/lib/http/cached-json';
import { openApi } from '@/lib/http/open-api';
import { planOperation } from '@/lib/planner/address/operation';

/** Version of the API's shape, not of the timetable. */
const version = '1.0.0';

/** The ferry API in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi([searchOperation, planOperation], version), 3600);
}
