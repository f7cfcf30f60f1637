import { type ListedPage, listedPages } from '@/lib/platform/routes/listed';
import { routes } from '@/lib/platform/routes/register';

const chosen = {
  islands: [routes.home, routes.islands, routes.compare, routes.guides, routes.blog],
  boats: [
    routes.ferryTickets,
    routes.ferryTicketsTracking,
    routes.ferryRoutes,
    routes.ferryGuide,
    routes.disruptions,
    routes.disruptionsRights,
    routes.weather,
  ],
  plan: [
    routes.tripPlannerLegacy,
    routes.tripPlannerOriginal,
    routes.packages,
    routes.touristasAi,
    routes.budgetCalculator,
    routes.packingList,
    routes.flights,
    routes.transfers,
  ],
  there: [
    routes.hotels,
    routes.activities,
    routes.rentACar,
    routes.culinary,
    routes.greekPhrases,
    routes.downloadableMaps,
    routes.resources,
    routes.help,
  ],
} as const satisfies Record<string, readonly ListedPage[]>;

const placed = new Set<ListedPage>(Object.values(chosen).flat());

/** Pages at a fixed address by subject. Pages of no other subject are listed as about the site. */
export const pageGroups = {
  ...chosen,
  site: listedPages.filter((path) => !placed.has(path)),
};

export const pageGroupNames = ['islands', 'boats', 'plan', 'there', 'site'] as const;
