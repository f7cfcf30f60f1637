import { chartSubjects, paperNames } from '@/lib/foundation/ids/map-downloads';
import { layerIds } from '@/lib/foundation/ids/map-layers';
import type { Routes } from './route';
import { shareSubjects } from './share-subjects';

/** Routes and files that know no language. */
export const machines = {
  apiAssistant: { path: '/api/assistant', kind: 'machine', methods: ['POST'] },
  apiAccountExport: { path: '/api/account/export', kind: 'machine' },
  apiBudget: { path: '/api/budget', kind: 'machine' },
  /** The charts as files, drawn at build. */
  chartSvg: { path: '/api/charts/{locale}/{slug}.svg', kind: 'machine', slugs: chartSubjects },
  chartPdf: { path: '/api/charts/{locale}/{slug}.pdf', kind: 'machine', slugs: paperNames },
  chartGpx: { path: '/api/charts/{locale}/{slug}.gpx', kind: 'machine', slugs: chartSubjects },
  apiFerriesDisruptions: { path: '/api/ferries/disruptions', kind: 'machine' },
  apiFerriesFeed: { path: '/api/ferries/feed', kind: 'machine' },
  apiFerriesFeedReport: { path: '/api/ferries/feed/report', kind: 'machine' },
  apiFerriesFerryOrFlight: { path: '/api/ferries/fly-or-sail', kind: 'machine' },
  apiFerriesOpenapi: { path: '/api/ferries/openapi.json', kind: 'machine' },
  apiFerriesPlan: { path: '/api/ferries/plan', kind: 'machine' },
  apiFerriesPlaces: { path: '/api/ferries/places', kind: 'machine' },
  apiFerriesPlanAddress: { path: '/api/ferries/plan-address', kind: 'machine' },
  apiFerriesSearch: { path: '/api/ferries/search', kind: 'machine' },
  apiFerriesVessels: { path: '/api/ferries/vessels', kind: 'machine' },
  apiHealth: { path: '/api/health', kind: 'machine' },
  apiListingsActivities: { path: '/api/listings/activities', kind: 'machine' },
  apiListingsActivity: {
    path: '/api/listings/activities/{slug}',
    kind: 'machine',
    slugs: { table: 'activities' },
  },
  apiListingsHotels: { path: '/api/listings/hotels', kind: 'machine' },
  apiListingsHotel: {
    path: '/api/listings/hotels/{slug}',
    kind: 'machine',
    slugs: { table: 'hotels' },
  },
  apiListingsOpenapi: { path: '/api/listings/openapi.json', kind: 'machine' },
  apiListingsVehicles: { path: '/api/listings/vehicles', kind: 'machine' },
  apiListingsVehicle: {
    path: '/api/listings/vehicles/{slug}',
    kind: 'machine',
    slugs: { table: 'vehicles' },
  },
  /** Web app manifest of a language with a prefix. */
  apiManifest: { path: '/api/manifest/{locale}', kind: 'machine' },
  apiMapLayers: { path: '/api/map/layers', kind: 'machine' },
  apiMapLayer: { path: '/api/map/layers/{slug}', kind: 'machine', slugs: layerIds },
  apiMapOpenapi: { path: '/api/map/openapi.json', kind: 'machine' },
  /** Says itself, in the words of its protocol, which of them it does not take. */
  apiMcp: {
    path: '/api/mcp',
    kind: 'machine',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  },
  /** Keeps the browser of the signed-in person that sends its subscription. */
  apiPushSubscription: { path: '/api/push-subscription', kind: 'machine', methods: ['POST'] },
  apiRevalidate: { path: '/api/revalidate', kind: 'machine', methods: ['POST'] },
  apiSearchIndex: { path: '/api/search-index/{locale}', kind: 'machine' },
  apiSearchNames: { path: '/api/search-names/{locale}', kind: 'machine' },
  /** Stops the mails about a trip; asks first on GET, because mail programs open links. */
  apiTripMails: { path: '/api/trip-mails', kind: 'machine', methods: ['GET', 'HEAD', 'POST'] },
  apiWeather: { path: '/api/weather', kind: 'machine' },
  apiWeatherBeaches: { path: '/api/weather/beaches', kind: 'machine' },
  apiWeatherSailing: { path: '/api/weather/sailing', kind: 'machine' },
  apiWeatherOpenapi: { path: '/api/weather/openapi.json', kind: 'machine' },
  tripCalendar: { path: '/api/trips/calendar/{token}.ics', kind: 'machine' },
  tripFile: { path: '/api/trips/{id}/{format}', kind: 'machine' },
  sharedTripFile: { path: '/api/shared-trips/{token}/{format}', kind: 'machine' },
  sharedTripImage: { path: '/api/shared-trips/{token}/og-{locale}.png', kind: 'machine' },
  blogRss: { path: '/feeds/{locale}/blog.xml', kind: 'machine' },
  blogJsonFeed: { path: '/feeds/{locale}/blog.json', kind: 'machine' },
  disruptionsRss: { path: '/feeds/{locale}/disruptions.xml', kind: 'machine' },
  disruptionsJsonFeed: { path: '/feeds/{locale}/disruptions.json', kind: 'machine' },
  authConfirm: { path: '/auth/confirm', kind: 'machine' },
  shareImage: { path: '/og/{locale}/{slug}.png', kind: 'machine', slugs: shareSubjects },
  /** Posts are published after the build, so their images are drawn on the first request. */
  postImage: { path: '/og/{locale}/post/{slug}.png', kind: 'machine', slugs: { table: 'posts' } },

  /** So do listings; each kind is a table. */
  hotelImage: {
    path: '/og/{locale}/listings/hotels/{slug}.png',
    kind: 'machine',
    slugs: { table: 'hotels' },
  },
  activityImage: {
    path: '/og/{locale}/listings/activities/{slug}.png',
    kind: 'machine',
    slugs: { table: 'activities' },
  },
  vehicleImage: {
    path: '/og/{locale}/listings/vehicles/{slug}.png',
    kind: 'machine',
    slugs: { table: 'vehicles' },
  },

  appleIcon: { path: '/apple-icon.png', kind: 'machine' },
  favicon: { path: '/favicon.ico', kind: 'machine' },
  icon: { path: '/icon.svg', kind: 'machine' },
  securityTxt: { path: '/.well-known/security.txt', kind: 'machine' },
  llms: { path: '/llms.txt', kind: 'machine' },
  manifest: { path: '/manifest.webmanifest', kind: 'machine' },
  robots: { path: '/robots.txt', kind: 'machine' },
  sitemapFile: { path: '/sitemap.xml', kind: 'machine' },
} as const satisfies Routes;
