import { placeArguments } from '@/lib/i18n/greek/cases';
import type { Locale } from '@/lib/i18n/locales';
import { islandBySlug } from '@/lib/islands/queries';
import { type IslandSlug, isIslandSlug, islandSlugs } from '@/lib/islands/slugs';

const gateways: Readonly<Record<string, { readonly en: string; readonly el: string }>> = {
  piraeus: { en: 'Piraeus', el: 'Πειραιάς' },
  rafina: { en: 'Rafina', el: 'Ραφήνα' },
  lavrio: { en: 'Lavrio', el: 'Λαύριο' },
  heraklion: { en: 'Heraklion', el: 'Ηράκλειο' },
  athens: { en: 'Athens', el: 'Αθήνα' },
  ath: { en: 'Athens', el: 'Αθήνα' },
};

/** The name of an island, of a gateway, or of the island on which a port lies. */
export function nameOf(id: string, locale: Locale): string {
  if (isIslandSlug(id)) return islandBySlug(id).name[locale].replace(/ \(.*\)$/, '');
  const gateway = gateways[id];
  if (gateway) return gateway[locale];
  const island = islandOfPort(id);
  return island ? nameOf(island, locale) : id;
}

/** The island a port of the timetable lies on: `naxos-chora`. */
export const islandOfPort = (port: string): IslandSlug | undefined =>
  islandSlugs.find((slug) => port === slug || port.startsWith(`${slug}-`));

/** A name as arguments of a text, with its cases in Greek: `{place}`, `{place_the_acc}`. */
export const named = <Key extends string>(key: Key, id: string, locale: Locale) =>
  placeArguments(key, nameOf(id, locale), locale);

/** Several names as one says them. */
export function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === 'el' ? 'el-GR' : 'en-GB').format(names);
}

/**
 * A text of a record as plain words of Markdown: what would be a link, a picture, a heading or markup loses its
 * signs.
 */
export const plain = (text: string): string =>
  text
    .replace(/[<>]/g, '')
    .replace(/([\\`*_[\]#|~])/g, '\\$1')
    .replace(/\bhttps?:\/\//gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A Markdown link to a page of ours; plain words where there is no address. */
export const link = (text: string, address: unknown): string =>
  typeof address === 'string' && address.startsWith('/')
    ? `[${text}](${address.replace(/[()]/g, encodeURIComponent)})`
    : text;
