import { comparedPairs } from '@/lib/foundation/ids/compared-pairs';
import { guideSlugs } from '@/lib/foundation/ids/content-slugs';
import { curatedTripSlugs } from '@/lib/foundation/ids/curated-trips';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { postTags } from '@/lib/foundation/ids/post-tags';
import { noGuide } from './nearest-guide';
import type { Routes } from './route';

/** Public pages. Those at a fixed address are in the order of the site map page. */
export const publicPages = {
  home: { path: '/', kind: 'page', keptOffline: true, listed: true, share: 'site/home' },
  islands: { path: '/islands', kind: 'page', keptOffline: true, answersQuery: true, listed: true },
  compare: { path: '/compare', kind: 'page', answersQuery: true, listed: true },
  guides: { path: '/guides', kind: 'page', keptOffline: true, listed: true },
  blog: { path: '/blog', kind: 'page', listed: true },
  ferryTickets: { path: '/ferry-tickets', kind: 'page', listed: true, share: 'ferries/tickets' },
  ferryTicketsTracking: {
    path: '/ferry-tickets/tracking',
    kind: 'page',
    countsAgainst: 'ferry-search',
    sharedSeconds: 15,
    listed: true,
    share: 'ferries/tracking',
  },
  ferryGuide: {
    path: '/ferry-guide',
    kind: 'page',
    keptOffline: true,
    listed: true,
    share: 'ferries/guide',
  },
  ferryRoutes: { path: '/ferry-routes', kind: 'page', listed: true, share: 'ferries/tickets' },
  disruptions: {
    path: '/disruptions',
    kind: 'page',
    sharedSeconds: 15,
    listed: true,
    share: 'ferries/disruptions',
  },
  disruptionsRights: {
    path: '/disruptions/rights',
    kind: 'page',
    answersQuery: true,
    listed: true,
    share: 'ferries/rights',
  },
  weather: { path: '/weather', kind: 'page', sharedSeconds: 300, listed: true },
  tripPlannerLegacy: {
    path: '/trip-planner-legacy',
    kind: 'page',
    answersQuery: true,
    countsAgainst: 'ferry-plan',
    sharedSeconds: 15,
    listed: true,
    share: 'ferries/planner',
  },
  touristasAi: { path: '/touristas-ai', kind: 'page', listed: true },
  tripPlannerOriginal: {
    path: '/trip-planner-original',
    kind: 'page',
    answersQuery: true,
    countsAgainst: 'ferry-plan',
    sharedSeconds: 15,
    listed: true,
    share: 'travel/trip',
  },
  packages: { path: '/packages', kind: 'page', listed: true, share: 'travel/packages' },
  flights: {
    path: '/flights',
    kind: 'page',
    answersQuery: true,
    countsAgainst: 'ferry-search',
    sharedSeconds: 15,
    listed: true,
    share: 'travel/flights',
  },
  transfers: {
    path: '/transfers',
    kind: 'page',
    answersQuery: true,
    listed: true,
    share: 'travel/transfers',
  },
  hotels: {
    path: '/hotels',
    kind: 'page',
    answersQuery: true,
    countsAgainst: 'listing-search',
    sharedSeconds: 15,
    listed: true,
    share: 'lists/hotels',
  },
  activities: {
    path: '/activities',
    kind: 'page',
    answersQuery: true,
    countsAgainst: 'listing-search',
    sharedSeconds: 15,
    listed: true,
    share: 'lists/activities',
  },
  rentACar: {
    path: '/rent-a-car',
    kind: 'page',
    answersQuery: true,
    countsAgainst: 'listing-search',
    sharedSeconds: 15,
    listed: true,
    share: 'lists/vehicles',
  },
  culinary: { path: '/culinary', kind: 'page', answersQuery: true, listed: true },
  budgetCalculator: {
    path: '/budget-calculator',
    kind: 'page',
    answersQuery: true,
    countsAgainst: 'ferry-search',
    sharedSeconds: 15,
    listed: true,
  },
  packingList: {
    path: '/packing-list',
    kind: 'page',
    keptOffline: true,
    answersQuery: true,
    listed: true,
  },
  downloadableMaps: { path: '/downloadable-maps', kind: 'page', listed: true },
  greekPhrases: { path: '/greek-phrases', kind: 'page', keptOffline: true, listed: true },
  resources: { path: '/resources', kind: 'page', listed: true },
  help: { path: '/help', kind: 'page', keptOffline: true, listed: true },
  about: { path: '/about', kind: 'page', listed: true },
  contact: { path: '/contact', kind: 'page', listed: true },
  listProperty: { path: '/list-property', kind: 'page', listed: true },
  privacy: { path: '/privacy', kind: 'page', listed: true },
  terms: { path: '/terms', kind: 'page', listed: true },
  accessibility: { path: '/accessibility', kind: 'page', listed: true },
  affiliateDisclosure: { path: '/affiliate-disclosure', kind: 'page', listed: true },
  sitemap: { path: '/sitemap', kind: 'page', listed: true },

  island: {
    path: '/islands/{slug}',
    kind: 'page',
    keptOffline: true,
    slugs: islandSlugs,
    listed: true,
    share: 'island/{slug}',
  },
  guide: {
    path: '/guides/{slug}',
    kind: 'page',
    keptOffline: true,
    slugs: guideSlugs,
    listed: true,
    share: 'guide/{slug}',
  },
  comparison: { path: '/compare/{slug}', kind: 'page', slugs: comparedPairs, listed: true },
  ferryRoute: {
    path: '/ferry-routes/{slug}',
    kind: 'page',
    slugs: ferryRouteSlugs,
    listed: true,
    share: 'ferries/tickets',
  },
  weatherOf: {
    path: '/weather/{slug}',
    kind: 'page',
    sharedSeconds: 300,
    slugs: islandSlugs,
    listed: true,
    share: 'island/{slug}',
  },
  blogPost: {
    path: '/blog/{slug}',
    kind: 'page',
    slugs: { table: 'posts' },
    listed: true,
    share: 'post/{slug}',
  },
  /** Not listed: a few posts each, all of them on the page of all posts. */
  blogTag: { path: '/blog/tags/{slug}', kind: 'page', slugs: postTags },

  package: {
    path: '/packages/{slug}',
    kind: 'page',
    slugs: curatedTripSlugs,
    answersQuery: true,
    countsAgainst: 'ferry-plan',
    sharedSeconds: 15,
    listed: true,
    share: 'package/{slug}',
  },

  /** Confirms that a property has arrived, for anyone with its reference number. */
  propertySent: { path: '/list-property/{reference}', kind: 'record' },

  /** Listings. The samples among them say `noindex` themselves. */
  hotel: {
    path: '/hotels/{slug}',
    kind: 'page',
    slugs: { table: 'hotels' },
    answersQuery: true,
    listed: true,
    share: 'listings/hotels/{slug}',
  },
  activity: {
    path: '/activities/{slug}',
    kind: 'page',
    slugs: { table: 'activities' },
    answersQuery: true,
    listed: true,
    share: 'listings/activities/{slug}',
  },
  vehicle: {
    path: '/rent-a-car/{slug}',
    kind: 'page',
    slugs: { table: 'vehicles' },
    answersQuery: true,
    listed: true,
    share: 'listings/vehicles/{slug}',
  },

  /** Its content is generated in the browser for the visitor. */
  touristasAiChat: { path: '/touristas-ai/chat', kind: 'page' },
  /** Answers one question without JavaScript. */
  touristasAiAsk: {
    path: '/touristas-ai/ask',
    kind: 'page',
    countsAgainst: 'site-search',
  },

  search: { path: '/search', kind: 'page', answersQuery: true },
  ferryTicketsSearch: {
    path: '/ferry-tickets-search',
    kind: 'page',
    countsAgainst: 'ferry-search',
    sharedSeconds: 15,
    share: 'ferries/tickets',
  },
  /** Shows what ferryTicketsTracking shows, and names that address as the one to know. */
  ferryTracking: {
    path: '/ferry-tracking',
    kind: 'page',
    countsAgainst: 'ferry-search',
    sharedSeconds: 15,
    share: 'ferries/tracking',
  },

  /** A place to stay and the list in every state, from invented records. */
  hotelsTest: { path: '/hotels-test', kind: 'page', answersQuery: true },

  /** The interactive map with every layer and control. */
  testMap: { path: '/test-map', kind: 'page' },

  /** The parts of the pages in every state. */
  gallery: { path: '/gallery', kind: 'development' },
  /** Shown at every unknown address, with 404. */
  notFoundPage: { path: '/not-found-page', kind: 'inner' },
  /** Shown for an unknown guide, by the one that was probably meant, with 404. */
  guideFallback: {
    path: '/guide-fallback/{slug}',
    kind: 'inner',
    slugs: [...guideSlugs, noGuide],
  },
  /** Shown for a record that cannot be looked up, with 503. */
  unavailablePage: { path: '/unavailable-page', kind: 'inner' },
  /** Shown to a sender over the rate limit, with 429. */
  tooManyPage: { path: '/too-many-page', kind: 'inner' },
  /** Shown where a queue is full, with 503. */
  busyPage: { path: '/busy-page', kind: 'inner' },
  /** Shown for a request that no page takes, with its status. */
  refusedPage: { path: '/refused-page', kind: 'inner' },
  /** Shown for a form larger than an action reads, with 413. */
  tooLargePage: { path: '/too-large-page', kind: 'inner' },
  /** Shown for an address longer than a redirect can repeat, with 414. */
  tooLongPage: { path: '/too-long-page', kind: 'inner' },
} as const satisfies Routes;

/**
 * Pages that menus, the footer or old addresses already lead to; the row moves up once its page exists. Currently
 * empty.
 */
export const plannedPages = {} as const satisfies Routes;
