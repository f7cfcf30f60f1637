import { isLocale } from '@/lib/i18n/locales';
import { isIslandSlug, islandSlugs } from '@/lib/islands/slugs';

/** Pages at a fixed address, without language prefix. The order is the one of the site map page. */
export const staticPaths = [
  '/',
  '/islands',
  '/guides',
  '/ferry-tickets',
  '/ferry-tickets/tracking',
  '/ferry-guide',
  '/trip-planner-legacy',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/accessibility',
  '/affiliate-disclosure',
  '/sitemap',
] as const;

/**
 * Pages that are not for search engines: absent from sitemap.xml, marked noindex, or (tracking) naming
 * another address as the canonical one.
 */
export const unlistedPaths = [
  '/search',
  '/ferry-tickets-search',
  '/ferry-tracking',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/profile',
  '/nearby',
  '/my-trips',
  '/my-trips/new',
] as const;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Pages of a person's records, whose addresses only the database knows: here the shape must do. */
export const recordPaths: readonly RegExp[] = [
  new RegExp(`^/my-trips/${uuid}(?:/sheet)?$`),
  /^\/trips\/[A-Za-z0-9_-]{24,64}$/,
];

/** Guides on a subject rather than an island. Each has a text of its own in content/guides. */
export const topicGuideSlugs = [
  'island-hopping',
  'best-time-to-visit',
  'greek-culture',
  'visa-requirements',
  'local-insights',
] as const;

/** Pages whose last segment names a record. */
const families = new Map<string, (slug: string) => boolean>([
  ['islands', isIslandSlug],
  ['guides', (slug) => isIslandSlug(slug) || (topicGuideSlugs as readonly string[]).includes(slug)],
]);

/** Every public, indexable address, without language prefix: for sitemap.xml and the tests. */
export const publicPaths: readonly string[] = [
  ...staticPaths,
  ...islandSlugs.map((slug) => `/islands/${slug}`),
  ...islandSlugs.map((slug) => `/guides/${slug}`),
  ...topicGuideSlugs.map((slug) => `/guides/${slug}`),
];

const fixedPaths: ReadonlySet<string> = new Set([...staticPaths, ...unlistedPaths]);

/**
 * True when the site has a page at a path without language prefix. The middleware answers every other
 * path with the 404 page, before the router would render and keep a page for it.
 */
export function isKnownPath(path: string): boolean {
  if (fixedPaths.has(path) || recordPaths.some((shape) => shape.test(path))) return true;
  const [, family = '', slug, ...rest] = path.split('/');
  return slug !== undefined && rest.length === 0 && (families.get(family)?.(slug) ?? false);
}

/** The subjects of share images, by kind: `/og/<language>/<kind>/<name>.png`. */
export const shareImages = new Map<string, readonly string[]>([
  ['site', ['home']],
  ['island', islandSlugs],
  ['guide', [...islandSlugs, ...topicGuideSlugs]],
  ['ferries', ['tickets', 'guide', 'planner', 'tracking']],
]);

/** True for the address of a share image, as sent: language included. */
export function isShareImage(pathname: string): boolean {
  const [, folder, locale, kind = '', file = '', ...rest] = pathname.split('/');
  if (folder !== 'og' || !isLocale(locale) || rest.length > 0) return false;
  return shareImages.get(kind)?.some((name) => file === `${name}.png`) ?? false;
}
