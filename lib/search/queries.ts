import 'server-only';
import { getTranslations } from 'next-intl/server';
import { chartOf } from '@/lib/charts/charts';
import { project } from '@/lib/geo/rules';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { soundKey } from '@/lib/i18n/sound-key';
import { otherNames } from '@/lib/islands/other-names';
import { allIslands } from '@/lib/islands/queries';
import type { Island } from '@/lib/islands/schema';
import { routes } from '@/lib/routes/register';
import { entriesOf, placeAnchor, slugOf } from './entries';
import { type Catalogue, catalogueOf } from './ranking';
import type { IslandRow, PlaceKind, PlaceRow, SearchEntry, SearchIndex } from './types';

/** A square of sea with the island in its middle, in pixels of the artwork: wider for a larger island. */
function chartWindow({ position: { lat, lon }, areaKm2 }: Island): string {
  const [x, y] = project(chartOf('archipelago').poster.projection, [lon, lat]);
  const size = Math.round(30 + 4.4 * Math.sqrt(areaKm2));
  return `${Math.round(x - size / 2)} ${Math.round(y - size / 2)} ${size} ${size}`;
}

/** The artwork that every chart window of an entry looks into. */
export function searchChart(): string {
  return chartOf('archipelago').poster.file;
}

/** What stands on the page of an island, in its order. A port has a note where others have a sentence. */
function placesOf({ beaches, villages, sights, ports }: Island) {
  const ofKind = (kind: PlaceKind) => (place: Island['sights'][number]) => ({ kind, ...place });
  return [
    ...beaches.map(ofKind('beach')),
    ...villages.map(ofKind('village')),
    ...sights.map(ofKind('sight')),
    ...ports.map(({ note, ...port }) => ({ kind: 'port' as const, ...port, sentence: note })),
  ];
}

/** A place as the index has it, without what follows from its name. */
function placeRow(kinds: string, name: Island['name'], id: string, locale: Locale): PlaceRow {
  const title = name[locale];
  const other = name[otherLocale(locale)];
  const isHeard = soundKey(title) === soundKey(other);
  const isSpelled = slugOf(title) === id;
  if (isHeard) return isSpelled ? [kinds, title] : [kinds, title, id];
  return [kinds, title, isSpelled ? '' : id, other];
}

/** The places of an island; a beach and a village of one name are one row, which leads to the first. */
function placeRows(island: Island, locale: Locale): PlaceRow[] {
  const byName = Map.groupBy(placesOf(island), ({ name }) => name[locale]);
  return [...byName.values()].flatMap((places) => {
    const kinds = new Set(places.map(({ kind }) => kind.charAt(0)));
    return places
      .slice(0, 1)
      .map(({ name, id }) => placeRow([...kinds].join(''), name, id, locale));
  });
}

function islandRow(island: Island, locale: Locale): IslandRow {
  const { slug, name, image, activities } = island;
  const other = otherLocale(locale);
  return {
    slug,
    name: name[locale],
    alsoCalled: [name[other], ...otherNames[slug].map((one) => one.replaceAll('-', ' '))],
    description: island.description[locale],
    image,
    window: chartWindow(island),
    activities: activities.map((activity) => [activity[locale], activity[other]]),
    places: placeRows(island, locale),
  };
}

/** All that can be found in one language, as the search box loads it when it is first used. */
export async function searchIndex(locale: Locale): Promise<SearchIndex> {
  const t = await getTranslations({ locale, namespace: 'search' });
  const island = localizePath(routes.island('{slug}'), locale);
  return {
    island,
    activities: `${island}#activities`,
    words: {
      island: t('categories.island'),
      activity: t('categories.activity'),
      beach: t('categories.beach'),
      village: t('categories.village'),
      sight: t('categories.sight'),
      port: t('categories.port'),
    },
    activityOn: t('activityOn', { island: '{island}' }),
    islands: allIslands().map((one) => islandRow(one, locale)),
  };
}

/** By the id of its entry, what the page of its island says of a place. */
function sentencesOf(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    allIslands().flatMap((island) =>
      placesOf(island).map(({ kind, id, sentence }) => [
        `${island.slug}-${placeAnchor(kind, id)}`,
        sentence[locale],
      ]),
    ),
  );
}

const known = new Map<Locale, Promise<readonly SearchEntry[]>>();

/** What the box knows, with the sentence on each place, for the results page. Made once. */
export function islandCatalogue(locale: Locale): Promise<readonly SearchEntry[]> {
  const before = known.get(locale);
  if (before) return before;
  const sentences = sentencesOf(locale);
  const making = searchIndex(locale).then((index) =>
    entriesOf(index).map((entry) => ({
      ...entry,
      description: sentences.get(entry.id) ?? entry.description,
    })),
  );
  known.set(locale, making);
  return making;
}

const catalogues = new Map<Locale, Promise<Catalogue>>();

/** The same, prepared for the rule of the box. Made once. */
export function searchCatalogue(locale: Locale): Promise<Catalogue> {
  const before = catalogues.get(locale);
  if (before) return before;
  const making = islandCatalogue(locale).then(catalogueOf);
  catalogues.set(locale, making);
  return making;
}
