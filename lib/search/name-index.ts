import 'server-only';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import type { NameIndex, NameRow } from './names';
import { searchSources } from './sources';
import type { SiteEntry, SiteKind } from './sources/types';

/** Kinds that the search box's own index contains. */
const suggested = new Set<SiteKind>(['main', 'places', 'activities', 'hotels']);

function row(own: SiteEntry, other: SiteEntry | undefined): NameRow {
  const names = [...(own.alsoCalled ?? []), other?.title ?? '', ...(other?.alsoCalled ?? [])];
  const more = [...new Set(names)].filter((name) => name && name !== own.title).join('|');
  const basic = [own.title, own.link, own.context ?? '', more] as const;
  return own.titleLang ? [...basic, own.titleLang] : basic;
}

/** Names of everything except islands, places and listings, for the results page during typing. */
export async function nameIndex(locale: Locale): Promise<NameIndex> {
  const names: Record<string, NameRow[]> = {};
  for (const { kind, entries } of searchSources) {
    if (suggested.has(kind)) continue;
    const [own, others] = await Promise.all([entries(locale), entries(otherLocale(locale))]);
    const byId = new Map(others?.map((entry) => [entry.id, entry]));
    names[kind] = [...(names[kind] ?? []), ...(own ?? []).map((one) => row(one, byId.get(one.id)))];
  }
  return names;
}
