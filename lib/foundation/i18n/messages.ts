import type { NamespaceKeys, NestedKeyOf, NestedValueOf } from 'next-intl';
import { defaultLocale, type Locale } from './locales';

/** A namespace is a file under messages/<locale>. The English files say which texts there are. */
const english = {
  activities: () => import('../../../messages/en/activities.json'),
  assistant: () => import('../../../messages/en/assistant.json'),
  auth: () => import('../../../messages/en/auth.json'),
  beachShelter: () => import('../../../messages/en/beachShelter.json'),
  blog: () => import('../../../messages/en/blog.json'),
  budget: () => import('../../../messages/en/budget.json'),
  builtIn: () => import('../../../messages/en/builtIn.json'),
  charts: () => import('../../../messages/en/charts.json'),
  common: () => import('../../../messages/en/common.json'),
  company: () => import('../../../messages/en/company.json'),
  compare: () => import('../../../messages/en/compare.json'),
  contact: () => import('../../../messages/en/contact.json'),
  culinary: () => import('../../../messages/en/culinary.json'),
  curatedTrips: () => import('../../../messages/en/curatedTrips.json'),
  dailyItinerary: () => import('../../../messages/en/dailyItinerary.json'),
  disruptions: () => import('../../../messages/en/disruptions.json'),
  errors: () => import('../../../messages/en/errors.json'),
  failure: () => import('../../../messages/en/failure.json'),
  ferries: () => import('../../../messages/en/ferries.json'),
  ferryGuide: () => import('../../../messages/en/ferryGuide.json'),
  ferryRoutes: () => import('../../../messages/en/ferryRoutes.json'),
  ferrySearch: () => import('../../../messages/en/ferrySearch.json'),
  flights: () => import('../../../messages/en/flights.json'),
  footer: () => import('../../../messages/en/footer.json'),
  gallery: () => import('../../../messages/en/gallery.json'),
  guides: () => import('../../../messages/en/guides.json'),
  help: () => import('../../../messages/en/help.json'),
  home: () => import('../../../messages/en/home.json'),
  hotels: () => import('../../../messages/en/hotels.json'),
  hotelsTest: () => import('../../../messages/en/hotelsTest.json'),
  islands: () => import('../../../messages/en/islands.json'),
  listings: () => import('../../../messages/en/listings.json'),
  listProperty: () => import('../../../messages/en/listProperty.json'),
  mapDownloads: () => import('../../../messages/en/mapDownloads.json'),
  mapLayers: () => import('../../../messages/en/mapLayers.json'),
  navigation: () => import('../../../messages/en/navigation.json'),
  nearby: () => import('../../../messages/en/nearby.json'),
  offline: () => import('../../../messages/en/offline.json'),
  operations: () => import('../../../messages/en/operations.json'),
  packing: () => import('../../../messages/en/packing.json'),
  partners: () => import('../../../messages/en/partners.json'),
  passengerRights: () => import('../../../messages/en/passengerRights.json'),
  phrases: () => import('../../../messages/en/phrases.json'),
  planner: () => import('../../../messages/en/planner.json'),
  profile: () => import('../../../messages/en/profile.json'),
  resources: () => import('../../../messages/en/resources.json'),
  savedTrips: () => import('../../../messages/en/savedTrips.json'),
  sitemap: () => import('../../../messages/en/sitemap.json'),
  siteSearch: () => import('../../../messages/en/siteSearch.json'),
  testMap: () => import('../../../messages/en/testMap.json'),
  tracking: () => import('../../../messages/en/tracking.json'),
  transfers: () => import('../../../messages/en/transfers.json'),
  tripReplan: () => import('../../../messages/en/tripReplan.json'),
  tripSuggestions: () => import('../../../messages/en/tripSuggestions.json'),
  tripWatch: () => import('../../../messages/en/tripWatch.json'),
  vehicles: () => import('../../../messages/en/vehicles.json'),
  weather: () => import('../../../messages/en/weather.json'),
};

export type Namespace = keyof typeof english;

/** All interface texts, by namespace. */
export type Messages = {
  [Name in Namespace]: Awaited<ReturnType<(typeof english)[Name]>>['default'];
};

/** Every group of texts, as `getTranslations` takes it: `savedTrips`, `savedTrips.list`. */
type Group = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Groups that contain these texts, for functions whose caller chooses the group. */
export type GroupWith<Text extends string> = {
  [Name in Group]: NestedValueOf<Messages, Name> extends Record<Text, string> ? Name : never;
}[Group];

type Texts = { [key: string]: string | Texts };

/** Texts of `target`, with those of `fallback` for missing ones. */
export function withFallback(target: Texts, fallback: Texts): Texts {
  const merged: Texts = { ...fallback };
  for (const [key, value] of Object.entries(target)) {
    const under = fallback[key];
    merged[key] =
      typeof value === 'object' && typeof under === 'object' ? withFallback(value, under) : value;
  }
  return merged;
}

const loaded = new Map<Locale, Messages>();

/** All interface texts of a language, put together once; a text missing in Greek is shown in English. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale) ?? (await load(locale));
  loaded.set(locale, known);
  return known;
}

async function load(locale: Locale): Promise<Messages> {
  const entries = await Promise.all(
    Object.entries(english).map(async ([namespace, read]) => {
      const { default: fallback } = await read();
      if (locale === defaultLocale) return [namespace, fallback] as const;
      const { default: own } = await import(`../../../messages/${locale}/${namespace}.json`);
      return [namespace, withFallback(own, fallback)] as const;
    }),
  );
  return Object.fromEntries(entries) as Messages;
}
