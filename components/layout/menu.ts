import type { IconName } from '@/components/ui/icons';
import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';

/** Properties of an island that the menus show. */
export interface MenuIsland {
  slug: IslandSlug;
  name: Localized;
}

/** Entries of Plan Your Trip: the planners beside the assistant, then the order of the specification. */
export const tools = [
  { path: routes.touristasAi, text: 'assistant', icon: 'compass' },
  { path: routes.tripPlannerLegacy, text: 'planner', icon: 'route' },
  { path: routes.tripPlannerOriginal, text: 'suggestion', icon: 'calendar' },
  { path: routes.activities, text: 'activities', icon: 'swim' },
  { path: routes.hotels, text: 'hotels', icon: 'bed' },
  { path: routes.ferryTickets, text: 'ferrySearch', icon: 'ferry' },
  { path: routes.ferryGuide, text: 'ferryGuide', icon: 'book' },
  { path: routes.flights, text: 'flights', icon: 'plane' },
  { path: routes.rentACar, text: 'cars', icon: 'car' },
  { path: routes.weather, text: 'weather', icon: 'sun' },
  { path: routes.budgetCalculator, text: 'budget', icon: 'coins' },
  { path: routes.greekPhrases, text: 'phrases', icon: 'speech' },
  { path: routes.resources, text: 'resources', icon: 'info' },
  { path: routes.transfers, text: 'transfers', icon: 'bus' },
] as const satisfies { path: string; text: string; icon: IconName }[];

/** Guides in the Plan Your Trip panel. */
export const featuredGuides = [
  { path: routes.guide('island-hopping'), text: 'islandHopping' },
  { path: routes.guide('best-time-to-visit'), text: 'bestTime' },
] as const;

/** Tiles at the top of the mobile menu. */
export const quickTiles = [
  { path: routes.ferryTickets, text: 'ferries', icon: 'ferry' },
  { path: routes.activities, text: 'activities', icon: 'swim' },
  { path: routes.flights, text: 'flights', icon: 'plane' },
  { path: routes.rentACar, text: 'cars', icon: 'car' },
] as const satisfies { path: string; text: string; icon: IconName }[];

/** Single links of the bar, in order. */
export const barLinks = [
  { path: routes.blog, text: 'travelTips' },
  { path: routes.about, text: 'about' },
  { path: routes.contact, text: 'contact' },
  { path: routes.help, text: 'help' },
] as const;

export const popularSlugs = [
  'santorini',
  'mykonos',
  'paros',
  'naxos',
  'milos',
  'ios',
] as const satisfies IslandSlug[];

/** Twelve islands; the footer shows the first six. */
export const moreSlugs = [
  'amorgos',
  'folegandros',
  'sifnos',
  'andros',
  'tinos',
  'syros',
  'serifos',
  'antiparos',
  'koufonisia',
  'sikinos',
  'anafi',
  'kea',
] as const satisfies IslandSlug[];

/** Footer links by group: message key and path. Several links may share a path. */
export const footerGroups = {
  travel: [
    ['ferry-tickets', routes.ferryTickets],
    ['ferry-routes', routes.ferryRoutes],
    ['ferry-tracker', routes.ferryTracking],
    ['disruptions', routes.disruptions],
    ['flights', routes.flights],
    ['hotels', routes.hotels],
    ['rent-a-car', routes.rentACar],
    ['activities', routes.activities],
    ['transfers', routes.transfers],
    ['transportation', routes.transfers],
    ['packages', routes.packages],
  ],
  plan: [
    ['trip-planner', routes.touristasAi],
    ['itinerary-builder', routes.tripPlannerLegacy],
    ['budget-calculator', routes.budgetCalculator],
    ['currency-converter', `${routes.budgetCalculator}#currency`],
    ['currency-exchange', `${routes.budgetCalculator}#currency`],
    ['weather', routes.weather],
    ['weather-app', routes.weather],
    ['packing-list', routes.packingList],
    ['travel-checklist', routes.packingList],
    ['downloadable-maps', routes.downloadableMaps],
  ],
  read: [
    ['guides', routes.guides],
    ['best-time-to-visit', routes.guide('best-time-to-visit')],
    ['greek-culture', routes.guide('greek-culture')],
    ['local-insights', routes.guide('local-insights')],
    ['visa-requirements', routes.guide('visa-requirements')],
    ['travel-tips', routes.blog],
    ['blog', routes.blog],
    ['greek-phrases', routes.greekPhrases],
    ['photo-gallery', routes.islands],
    ['resources', routes.resources],
  ],
  company: [
    ['about', routes.about],
    ['reviews', `${routes.about}#reviews`],
    ['contact', routes.contact],
    ['faq', routes.help],
    ['booking-help', `${routes.help}#booking`],
    ['partnerships', routes.listProperty],
    ['list-property', routes.listProperty],
    ['sitemap', routes.sitemap],
  ],
  legal: [
    ['privacy', routes.privacy],
    ['terms', routes.terms],
    ['cookies', routes.privacy],
    ['gdpr', routes.privacy],
    ['accessibility', routes.accessibility],
    ['affiliate-disclosure', routes.affiliateDisclosure],
  ],
} as const satisfies Record<string, readonly (readonly [text: string, href: string])[]>;

/** Returns the islands with the given slugs, in that order. */
export function pickIslands(islands: readonly MenuIsland[], slugs: readonly IslandSlug[]) {
  return slugs.flatMap((slug) => islands.find((island) => island.slug === slug) ?? []);
}
