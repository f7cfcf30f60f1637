import { searchFerries } from '@/lib/ferries/search/operation';
import { trackVessels } from '@/lib/ferries/tracking/operation';
import type { Endpoint } from '@/lib/operations/open-api';
import { planFerries } from '@/lib/planner/address/operation';

/** The operations of the ferry API and where each answers: one folder beside this file each. */
export const ferryEndpoints: readonly Endpoint[] = [
  { path: '/api/ferries/search', operation: searchFerries },
  { path: '/api/ferries/plan', operation: planFerries },
  { path: '/api/ferries/vessels', operation: trackVessels },
];
