import { searchFerries } from '@/lib/ferries/search/operation';
import { trackVessels } from '@/lib/ferries/tracking/operation';
import type { Endpoint } from '@/lib/operations/open-api';
import { planFerries } from '@/lib/planner/address/operation';
import { routes } from '@/lib/routes/register';

/** The operations of the ferry API and where each answers: one folder beside this file each. */
export const ferryEndpoints: readonly Endpoint[] = [
  { path: routes.apiFerriesSearch, operation: searchFerries },
  { path: routes.apiFerriesPlan, operation: planFerries },
  { path: routes.apiFerriesVessels, operation: trackVessels },
];
