import { routes } from '@/lib/platform/routes/register';
import type { CuratedTripAnswer } from '@/lib/trips/curated-trips/operation';
import { openCuratedTrip } from '@/lib/trips/curated-trips/operation';
import type { TripSuggestionAnswer } from '@/lib/trips/trip-suggestions/operation';
import { suggestTrip } from '@/lib/trips/trip-suggestions/operation';
import { toolOf } from './tool';

/** Path and query of a plan in the planner, without origin. */
const plannerPath = (url: string | undefined): Record<string, string> => {
  if (!url) return {};
  const { pathname, search } = new URL(url);
  return { plan: pathname + search };
};

/** Tool for a curated trip on a date. */
export const curatedTripTool = toolOf<CuratedTripAnswer>({
  operation: openCuratedTrip,
  pages: (answer) => ({
    page: `${routes.package(answer.package)}`,
    ...plannerPath(answer.planner),
  }),
});

/** Tool that suggests a trip for a month, nights and wishes. */
export const suggestTool = toolOf<TripSuggestionAnswer>({
  operation: suggestTrip,
  pages: ({ islands, planner }) => ({
    ...Object.fromEntries(islands.map(({ island }) => [island, routes.island(island)])),
    ...plannerPath(planner),
  }),
});
