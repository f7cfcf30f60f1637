import { defaultLocale, type Locale } from './locales';

type Messages = { [key: string]: string | Messages };

/** Every namespace is a file of its own under messages/<locale>. Listed here so that the bundler sees them. */
export const namespaces = [
  'auth',
  'charts',
  'common',
  'contact',
  'errors',
  'ferries',
  'ferryGuide',
  'ferryTickets',
  'footer',
  'guides',
  'home',
  'islands',
  'legal',
  'navigation',
  'nearby',
  'planner',
  'profile',
  'search',
  'sitemap',
  'tracking',
  'trips',
] as const;

/** Texts of `target`, with those of `fallback` wherever one is missing. */
export function withFallback(target: Messages, fallback: Messages): Messages {
  const merged: Messages = { ...fallback };
  for (const [key, value] of Object.entries(target)) {
    const under = fallback[key];
    merged[key] =
      typeof value === 'object' && typeof under === 'object' ? withFallback(value, under) : value;
  }
  return merged;
}

async function loadNamespace(locale: Locale, namespace: string): Promise<Messages> {
  return (await import(`../../messages/${locale}/${namespace}.json`)).default;
}

/** All interface texts of a language; a text missing in Greek is shown in English. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => {
      const own = await loadNamespace(locale, namespace);
      if (locale === defaultLocale) return [namespace, own] as const;
      return [namespace, withFallback(own, await loadNamespace(defaultLocale, namespace))] as const;
    }),
  );
  return Object.fromEntries(entries);
}
