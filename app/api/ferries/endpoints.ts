import { searchFerries } from '@/lib/ferries/search/operation';
import { trackVessels } from '@/lib/ferries/tracking/operation';
import { compareFlyOrSail } from '@/lib/fly-or-sail/operation';
import type { ApiInfo, Endpoint } from '@/lib/operations/open-api';
import { planFerries } from '@/lib/planner/address/operation';
import { routes } from '@/lib/routes/register';

/** The operations of the ferry API and where each answers: one folder beside this file each. */
export const ferryEndpoints: readonly Endpoint[] = [
  { path: routes.apiFerriesSearch, operation: searchFerries },
  { path: routes.apiFerriesPlan, operation: planFerries },
  { path: routes.apiFerriesVessels, operation: trackVessels },
  { path: routes.apiFerriesFlyOrSail, operation: compareFlyOrSail },
];

export const ferryApi: ApiInfo = {
  title: 'ferries of the Cyclades',
  /** Of the API's shape, not of the timetable. */
  version: '2.2.0',
  description:
    'Journeys by ferry between the Cyclades, Piraeus, Rafina, Lavrio and Heraklion. Answers carry a label that says whether the sailings are a typical pattern or a published timetable. Money is in euro cents, times are ISO 8601 with the offset of Athens.',
};
