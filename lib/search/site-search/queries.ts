import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type ListingName, listingNames, stampOfNames } from '@/lib/booking/listings/names';
import { project } from '@/lib/foundation/geo/rules';
import { type Locale, otherLocales, secondLocale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { routes } from '@/lib/platform/routes/register';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize } from '@/lib/records/charts/types';
import { allIslands } from '@/lib/records/islands/queries';
import type { Island } from '@/lib/records/islands/schema';
import { entriesOf, placeAnchor, slugOf } from './entries';
import { type Catalogue, catalogueOf } from './ranking';
import { shipRows } from './sources/ships';
import type { IslandRow, ListingRow, PlaceKind, PlaceRow, SearchEntry, SearchIndex } from './types';

/** SVG viewBox of a square around an island in pixels of the artwork, larger for larger islands. */
function chartWindow({ position: { lat, lon }, areaKm2 }: Island): string {
  const [x, y] = project(chartOf('archipelago').poster.projection, [lon, lat]);
  const size = Math.round(30 + 4.4 * Math.sqrt(areaKm2));
  return `${Math.round(x - size / 2)} ${Math.round(y - size / 2)} ${size} ${size}`;
}

/** SVG viewBox of a square in the middle of the archipelago's chart, as wide as it. */
function wholeChart(): string {
  const { width, height } = layoutSize.poster;
  const size = Math.min(width, height);
  return `${(width - size) / 2} ${(height - size) / 2} ${size} ${size}`;
}

/** File of the chart artwork to which the chart windows refer. */
export function searchChart(): string {
  return chartOf('archipelago').poster.file;
}

/** Places on the page of an island, in its order. For a port the note serves as its sentence. */
function placesOf({ beaches, villages, sights, ports }: Island) {
  const ofKind = (kind: PlaceKind) => (place: Island['sights'][number]) => ({ kind, ...place });
  return [
    ...beaches.map(ofKind('beach')),
    ...villages.map(ofKind('village')),
    ...sights.map(ofKind('sight')),
    ...ports.map(({ note, ...port }) => ({ kind: 'port' as const, ...port, sentence: note })),
  ];
}

/** Row of a place in the index, without what can be derived from its name. */
function placeRow(kinds: string, name: Island['name'], id: string, locale: Locale): PlaceRow {
  const title = name[locale];
  const other = name[secondLocale(locale)];
  const soundsEqual = soundKey(title) === soundKey(other);
  const isSpelled = slugOf(title) === id;
  if (soundsEqual) return isSpelled ? [kinds, title] : [kinds, title, id];
  return [kinds, title, isSpelled ? '' : id, other];
}

/**
 * Rows for the places of an island. A beach and a village with the same name share a row, which
 * links to the first.
 */
function placeRows(island: Island, locale: Locale): PlaceRow[] {
  const byName = Map.groupBy(placesOf(island), ({ name }) => name[locale]);
  return [...byName.values()].flatMap((places) => {
    const kinds = new Set(places.map(({ kind }) => kind.charAt(0)));
    return places
      .slice(0, 1)
      .map(({ name, id }) => placeRow([...kinds].join(''), name, id, locale));
  });
}

/** Names of listings by island. */
type Listed = ReadonlyMap<string, readonly ListingName[]>;

interface ListedKinds {
  readonly activities: Listed;
  readonly hotels: Listed;
  /** Version of the listings; undefined if a kind could not be read. */
  readonly stamp: string | undefined;
}

const nothingListed: ListedKinds = { activities: new Map(), hotels: new Map(), stamp: undefined };

/**
 * Reads the names of listings, 500 per kind at most. The lists find the others.
 */
async function listed(): Promise<ListedKinds> {
  const [activities, hotels] = await Promise.all([
    listingNames('activities'),
    listingNames('hotels'),
  ]);
  const ofIsland = (names: typeof activities) =>
    Map.groupBy(names.state === 'found' ? names.data : [], ({ island }) => island);
  const isWhole = activities.state === 'found' && hotels.state === 'found';
  return {
    activities: ofIsland(activities),
    hotels: ofIsland(hotels),
    stamp: isWhole ? `${stampOfNames(activities.data)} ${stampOfNames(hotels.data)}` : undefined,
  };
}

const listingRow =
  (locale: Locale) =>
  ({ name, slug }: ListingName): ListingRow => [name[locale], slug];

function islandRow(island: Island, locale: Locale, { activities, hotels }: ListedKinds): IslandRow {
  const { slug, name, image } = island;
  return {
    slug,
    name: name[locale],
    alsoCalled: [
      ...new Set(otherLocales(locale).map((other) => name[other])),
      ...otherNames[slug].map((one) => one.replaceAll('-', ' ')),
    ],
    description: island.description[locale],
    image,
    window: chartWindow(island),
    activities: (activities.get(slug) ?? []).map(listingRow(locale)),
    stays: (hotels.get(slug) ?? []).map(listingRow(locale)),
    places: placeRows(island, locale),
  };
}

async function indexOf(locale: Locale, listings: ListedKinds): Promise<SearchIndex> {
  const t = await getTranslations({ locale, namespace: 'siteSearch' });
  const [activity, stay] = [t('categories.activity'), t('categories.stay')];
  const address = (path: string) => localizePath(path, locale);
  return {
    island: address(routes.island('{slug}')),
    activity: address(routes.activity('{slug}')),
    stay: address(routes.hotel('{slug}')),
    ship: `${address(routes.ferryTicketsTracking)}?q={name}`,
    everywhere: wholeChart(),
    words: {
      island: t('categories.island'),
      activity,
      stay,
      beach: t('categories.beach'),
      village: t('categories.village'),
      sight: t('categories.sight'),
      port: t('categories.port'),
      ship: t('categories.ship'),
      company: t('boats.company'),
    },
    ships: await shipRows(locale),
    islands: allIslands().map((one) => islandRow(one, locale, listings)),
  };
}

/**
 * Index of everything that can be found by name in a language. The search box loads it on first
 * use.
 */
export async function searchIndex(
  locale: Locale,
): Promise<{ index: SearchIndex; isWhole: boolean }> {
  const listings = await listed();
  return { index: await indexOf(locale, listings), isWhole: listings.stamp !== undefined };
}

/** Sentences about places by the id of their entry. */
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

/**
 * Islands and the places on their pages, with a sentence on each, for the results page. Created
 * once.
 */
export function islandCatalogue(locale: Locale): Promise<readonly SearchEntry[]> {
  const before = known.get(locale);
  if (before) return before;
  const sentences = sentencesOf(locale);
  const making = indexOf(locale, nothingListed).then((index) =>
    entriesOf(index).map((entry) => ({
      ...entry,
      description: sentences.get(entry.id) ?? entry.description,
    })),
  );
  known.set(locale, making);
  return making;
}

const catalogues = new Map<Locale, { stamp: string | undefined; catalogue: Catalogue }>();

/**
 * Adds the listings to the islands and prepares the catalogue for ranking. Recreated when listings
 * change.
 */
export async function searchCatalogue(locale: Locale): Promise<Catalogue> {
  const [fixed, listings] = await Promise.all([islandCatalogue(locale), listed()]);
  const before = catalogues.get(locale);
  // If the listings cannot be read, keep the last catalogue.
  if (before && (listings.stamp === undefined || listings.stamp === before.stamp)) {
    return before.catalogue;
  }
  const all = entriesOf(await indexOf(locale, listings));
  const isFixed = new Map(fixed.map((entry) => [entry.id, entry]));
  const catalogue = catalogueOf(all.map((entry) => isFixed.get(entry.id) ?? entry));
  catalogues.set(locale, { stamp: listings.stamp, catalogue });
  return catalogue;
}
