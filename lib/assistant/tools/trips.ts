import { routes } from '@/lib/platform/routes/register';
import type { PackageAnswer } from '@/lib/trips/curated-trips/operation';
import { openPackage } from '@/lib/trips/curated-trips/operation';
import type { ShortTripAnswer } from '@/lib/trips/trip-suggestions/operation';
import { suggestTrip } from '@/lib/trips/trip-suggestions/operation';
import { toolOf } from './tool';

/** Path and query of a plan in the planner, without origin. */
const plannerPath = (url: string | undefined): Record<string, string> => {
  if (!url) return {};
  const { pathname, search } = new URL(url);
  return { plan: pathname + search };
};

/** Tool for a curated trip on a date. */
export const packageTool = toolOf<PackageAnswer>({
  operation: openPackage,
  pages: (answer) => ({
    page: `${routes.package(answer.package)}`,
    ...plannerPath(answer.planner),
  }),
});

/** Tool that suggests a trip for a month, nights and wishes. */
export const suggestTool = toolOf<ShortTripAnswer>({
  operation: suggestTrip,
  pages: ({ islands, planner }) => ({
    ...Object.fromEntries(islands.map(({ island }) => [island, routes.island(island)])),
    ...plannerPath(planner),
  }),
});
