import type { PlacedKind } from '@/lib/booking/listings/filters';
import { fold } from '@/lib/foundation/i18n/fold';
import {
  type IslandRow,
  type PlaceKind,
  type PlaceRow,
  placeKinds,
  type SearchEntry,
  type SearchIndex,
  type ShipRow,
} from './types';

/** Kinds of a row by their first letters: `bv` is a beach and a village with the same name. */
const kindsOf = (letters: string): readonly PlaceKind[] =>
  placeKinds.filter((kind) => letters.includes(kind.charAt(0)));

/** Fragment of a place on the page of its island. */
export const placeAnchor = (kind: PlaceKind, id: string): string => `${kind}-${id}`;

/** Slug of a name for addresses (specification section 5). */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Expands an index to search entries: islands, activities, places, places to stay, then ships. */
export function entriesOf(index: SearchIndex): SearchEntry[] {
  const { words, islands } = index;
  const address = ({ slug }: IslandRow) => index.island.replace('{slug}', slug);
  const on = (island: IslandRow) => ({
    image: island.image,
    chartWindow: island.window,
    location: island.name,
    alsoOn: [island.name, ...island.alsoCalled],
  });

  const island = (row: IslandRow): SearchEntry => ({
    id: `island-${row.slug}`,
    type: 'island',
    title: row.name,
    alsoCalled: row.alsoCalled,
    alsoOn: [],
    description: row.description,
    link: address(row),
    category: words.island,
    image: row.image,
    chartWindow: row.window,
  });
  const listings = (row: IslandRow, type: 'activity' | 'stay'): SearchEntry[] => {
    const isStay = type === 'stay';
    return (isStay ? row.stays : row.activities).map(([title, slug]) => ({
      ...on(row),
      id: listingId(isStay ? 'hotels' : 'activities', slug),
      type,
      title,
      alsoCalled: [],
      description: '',
      link: index[type].replace('{slug}', slug),
      category: words[type],
    }));
  };
  const places = (row: IslandRow): SearchEntry[] =>
    row.places.map(([letters, title, id, other]: PlaceRow) => {
      const kinds = kindsOf(letters);
      const anchor = placeAnchor(kinds[0] ?? 'sight', id || slugOf(title));
      const [first = '', ...more] = kinds.map((kind) => words[kind]);
      return {
        ...on(row),
        id: `${row.slug}-${anchor}`,
        type: 'place',
        title,
        alsoCalled: other ? [other] : [],
        description: '',
        link: `${address(row)}#${anchor}`,
        category: [first, ...more.map((word) => word.toLowerCase())].join(', '),
      };
    });
  const ship = ([title, company, others]: ShipRow): SearchEntry => ({
    id: `ship-${title}`,
    type: 'ship',
    title,
    alsoCalled: others ? others.split('|') : [],
    alsoOn: company ? [company] : [],
    description: '',
    link: index.ship.replace('{name}', encodeURIComponent(title)),
    category: company ? words.ship : words.company,
    image: null,
    chartWindow: index.everywhere,
    ...(company ? { location: company } : {}),
  });
  return [
    ...islands.map(island),
    ...islands.flatMap((row) => listings(row, 'activity')),
    ...islands.flatMap(places),
    ...islands.flatMap((row) => listings(row, 'stay')),
    ...index.ships.map(ship),
  ];
}

/** Id of a listing among all search results. */
export const listingId = (kind: PlacedKind, slug: string): string =>
  `${kind === 'hotels' ? 'hotel' : 'activity'}-${slug}`;
