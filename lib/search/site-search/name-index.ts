import 'server-only';
import { type Locale, otherLocales } from '@/lib/foundation/i18n/locales';
import type { NameIndex, NameRow } from './names';
import { searchSources } from './sources';
import type { SiteEntry, SiteKind } from './sources/types';

/** Kinds that the search box's own index contains. */
const suggested = new Set<SiteKind>(['main', 'places', 'activities', 'hotels']);

function row(own: SiteEntry, others: readonly SiteEntry[]): NameRow {
  const named = others.flatMap(({ title, alsoCalled = [] }) => [title, ...alsoCalled]);
  const names = [...(own.alsoCalled ?? []), ...named];
  const more = [...new Set(names)].filter((name) => name && name !== own.title).join('|');
  const basic = [own.title, own.link, own.context ?? '', more] as const;
  return own.titleLang ? [...basic, own.titleLang] : basic;
}

/** Names of everything except islands, places and listings, for the results page during typing. */
export async function nameIndex(locale: Locale): Promise<NameIndex> {
  const names: Record<string, NameRow[]> = {};
  for (const { kind, entries } of searchSources) {
    if (suggested.has(kind)) continue;
    const [own, ...others] = await Promise.all([locale, ...otherLocales(locale)].map(entries));
    const byId = Map.groupBy(
      others.flatMap((found) => found ?? []),
      ({ id }) => id,
    );
    const rows = (own ?? []).map((one) => row(one, byId.get(one.id) ?? []));
    names[kind] = [...(names[kind] ?? []), ...rows];
  }
  return names;
}
