import 'server-only';
import { defaultLocale, type Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { guides } from './queries';

/** An area of an island to stay in. */
interface Area {
  readonly name: string;
  readonly text: string;
  /** First place in its English name, spelt as on booking sites: `Agios Prokopios`. */
  readonly place: string;
}

/** Section of every island's guide on where to stay. */
const stayId = 'where-to-stay';

const itemsOf = (island: IslandSlug, locale: Locale) => {
  const { sections, parts } = guides.entry(island, locale);
  const title = sections.find(({ id }) => id === stayId)?.title;
  return parts.find((part) => part.title === title)?.items ?? [];
};

/** The areas in which the guide of an island says to stay; empty if it does not list any. */
export function areasToStay(island: IslandSlug, locale: Locale): Area[] {
  const english = itemsOf(island, defaultLocale);
  return itemsOf(island, locale).map(({ name, text }, index) => ({
    name,
    text,
    place: (english[index]?.name ?? '').split(/,| and | or /)[0]?.trim() ?? '',
  }));
}
