import type { IconName } from '@/components/ui/icons';
import type { Localized } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';

/** What the menus need to know of an island. */
export interface MenuIsland {
  slug: IslandSlug;
  name: Localized;
}

/** The entries of Plan Your Trip, in the order of the specification. */
export const tools = [
  { path: '/touristas-ai', text: 'assistant', icon: 'compass' },
  { path: '/activities', text: 'activities', icon: 'swim' },
  { path: '/hotels', text: 'hotels', icon: 'bed' },
  { path: '/ferry-tickets', text: 'ferryTickets', icon: 'ferry' },
  { path: '/ferry-guide', text: 'ferryGuide', icon: 'book' },
  { path: '/flights', text: 'flights', icon: 'plane' },
  { path: '/rent-a-car', text: 'cars', icon: 'car' },
  { path: '/weather', text: 'weather', icon: 'sun' },
  { path: '/budget-calculator', text: 'budget', icon: 'coins' },
  { path: '/greek-phrases', text: 'phrases', icon: 'speech' },
  { path: '/resources', text: 'resources', icon: 'info' },
  { path: '/transfers', text: 'transfers', icon: 'bus' },
] as const satisfies { path: string; text: string; icon: IconName }[];

/** The tiles at the top of the menu of a phone. */
export const quickTiles = [
  { path: '/ferry-tickets', text: 'ferries', icon: 'ferry' },
  { path: '/activities', text: 'activities', icon: 'swim' },
  { path: '/flights', text: 'flights', icon: 'plane' },
  { path: '/rent-a-car', text: 'cars', icon: 'car' },
] as const satisfies { path: string; text: string; icon: IconName }[];

/** Single links of the bar, in order. */
export const barLinks = [
  { path: '/blog', text: 'travelTips' },
  { path: '/about', text: 'about' },
  { path: '/contact', text: 'contact' },
  { path: '/help', text: 'help' },
] as const;

export const popularSlugs = [
  'santorini',
  'mykonos',
  'paros',
  'naxos',
  'milos',
  'ios',
] as const satisfies IslandSlug[];

/** Twelve, of which the footer shows the first six. */
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

/** Addresses below the site's root, by group; old ones lead straight to where they redirect. */
export const footerGroups = {
  travel: [
    'ferry-tickets',
    'ferry-tracker',
    'flights',
    'hotels',
    'rent-a-car',
    'activities',
    'transfers',
    'transportation',
    'packages',
  ],
  plan: [
    'trip-planner',
    'itinerary-builder',
    'budget-calculator',
    'currency-converter',
    'currency-exchange',
    'weather',
    'weather-app',
    'packing-list',
    'travel-checklist',
    'downloadable-maps',
  ],
  read: [
    'guides',
    'best-time-to-visit',
    'greek-culture',
    'local-insights',
    'visa-requirements',
    'travel-tips',
    'blog',
    'greek-phrases',
    'photo-gallery',
    'resources',
  ],
  company: [
    'about',
    'reviews',
    'contact',
    'faq',
    'booking-help',
    'partnerships',
    'list-property',
    'sitemap',
  ],
  legal: ['privacy', 'terms', 'cookies', 'gdpr', 'accessibility', 'affiliate-disclosure'],
} as const;

/** The islands with the given slugs, in that order. */
export function pickIslands(islands: readonly MenuIsland[], slugs: readonly IslandSlug[]) {
  return slugs.flatMap((slug) => islands.find((island) => island.slug === slug) ?? []);
}
