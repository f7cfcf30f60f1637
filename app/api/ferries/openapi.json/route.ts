import { cachedJson } from '@/lib/ferries/api/cached-json';
import { openApi } from '@/lib/ferries/api/open-api';
import { planOperation } from '@/lib/ferries/plan-address/operation';
import { searchOperation } from '@/lib/ferries/search/operation';

/** Version of the API's shape, not of the timetable. */
const version = '1.0.0';

/** The ferry API in OpenAPI 3.1. */
export function GET(request: Request) {
  return cachedJson(request, openApi([searchOperation, planOperation], version), 3600);
}
