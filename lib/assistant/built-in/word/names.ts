import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { intlTag, type Locale, type Localized } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';

const gateways: Readonly<Record<string, Localized>> = {
  piraeus: { en: 'Piraeus', el: 'Πειραιάς' },
  rafina: { en: 'Rafina', el: 'Ραφήνα' },
  lavrio: { en: 'Lavrio', el: 'Λαύριο' },
  heraklion: { en: 'Heraklion', el: 'Ηράκλειο' },
  athens: { en: 'Athens', el: 'Αθήνα' },
  ath: { en: 'Athens', el: 'Αθήνα' },
};

/** Name of an island, a gateway, or the island of a port. */
export function nameOf(id: string, locale: Locale): string {
  if (isIslandSlug(id)) return islandBySlug(id).name[locale].replace(/ \(.*\)$/, '');
  const gateway = gateways[id];
  if (gateway) return gateway[locale];
  const island = islandOfPort(id);
  return island ? nameOf(island, locale) : id;
}

/** Island of a port of the timetable, for example `naxos-chora`. */
export const islandOfPort = (port: string): IslandSlug | undefined =>
  islandSlugs.find((slug) => port === slug || port.startsWith(`${slug}-`));

/** Arguments of a message for a name, with its Greek cases: `{place}`, `{place_the_acc}`. */
export const named = <Key extends string>(key: Key, id: string, locale: Locale) =>
  placeArguments(key, nameOf(id, locale), locale);

/** Joins names into a list in the language's style. */
export function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(intlTag(locale)).format(names);
}

/**
 * Escapes a text of a record for Markdown, so that links, pictures, headings and markup lose their
 * effect.
 */
export const plain = (text: string): string =>
  text
    .replace(/[<>]/g, '')
    .replace(/([\\`*_[\]#|~])/g, '\\$1')
    .replace(/\bhttps?:\/\//gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Markdown link to a page of the site; plain text without an address. */
export const link = (text: string, address: unknown): string =>
  typeof address === 'string' && address.startsWith('/')
    ? `[${text}](${address.replace(/[()]/g, encodeURIComponent)})`
    : text;
