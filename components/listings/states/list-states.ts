import type { HotelCard } from '@/lib/booking/listings/hotels/schema';
import type { ListingPage } from '@/lib/booking/listings/page-of-listings';
import { everything, type ListingSearch, withFilter } from '@/lib/booking/listings/search';
import type { ListingState } from '../listing-state';
import { elsewhere, hotelCards } from './hotel-cards';

/** States of a list, in the order of the test page. */
export const listStates = [
  'rows',
  'islands',
  'one',
  'none',
  'ignored',
  'season',
  'pages',
  'map',
  'away',
  'wait',
] as const;

export type ListStateName = (typeof listStates)[number];

const all = everything('hotels');
const milos = withFilter(all, 'island', ['milos']);

/** Result with these cards, and counts like those of the database. */
function pageOf(cards: readonly HotelCard[], more: Partial<ListingPage<HotelCard>> = {}) {
  const count = (values: readonly string[]) =>
    Object.fromEntries(
      values.map((value) => [value, values.filter((one) => one === value).length]),
    );
  const page: ListingPage<HotelCard> = {
    total: cards.length,
    page: 1,
    pages: 1,
    cards,
    counts: {
      island: { ...count(cards.map(({ island }) => island)), amorgos: 1 },
      kind: count(cards.map(({ kind }) => kind)),
      month: { '5': 5, '7': cards.length },
      amenities: count(cards.flatMap(({ amenities }) => amenities)),
    },
    prices: { upTo: { 50: 1, 100: 3, 150: 4 }, ask: 1 },
    relaxed: [],
    pins: cards.map(({ slug, position }) => ({ slug, ...position })),
    ...more,
  };
  return { state: 'found', page } as const;
}

const state = (
  search: ListingSearch<'hotels'>,
  found: ListingState<'hotels'>['found'],
  ignored: ListingState['ignored'] = [],
): ListingState<'hotels'> => ({ search, found, ignored });

const demanding: ListingSearch<'hotels'> = {
  ...withFilter(withFilter(milos, 'amenities', ['spa', 'pets']), 'month', ['1']),
  price: 20,
  q: 'κάστρο',
};

/** Each state as the backend would return it. */
export const listStateOf: Readonly<Record<ListStateName, ListingState<'hotels'>>> = {
  rows: state(milos, pageOf(hotelCards)),
  islands: state(all, pageOf([...hotelCards, ...elsewhere])),
  one: state({ ...milos, price: 50 }, pageOf(hotelCards.slice(0, 1))),
  none: state(
    demanding,
    pageOf([], {
      relaxed: [
        { wish: { field: 'price' }, total: 3 },
        { wish: { field: 'filter', name: 'month' }, total: 2 },
        { wish: { field: 'filter', name: 'amenities', value: 'spa' }, total: 1 },
      ],
    }),
  ),
  ignored: state(milos, pageOf(hotelCards.slice(0, 2)), [
    { name: 'island', value: 'atlantis' },
    { name: 'price', value: '-1' },
    { name: 'sort', value: `a-very-long-value-${'x'.repeat(42)}` },
  ]),
  season: state(
    { ...withFilter(milos, 'month', ['4']), from: '2027-04-10', to: '2027-04-17' },
    pageOf(hotelCards),
  ),
  pages: state({ ...milos, page: 2 }, pageOf(hotelCards, { total: 78, page: 2, pages: 4 })),
  map: state(
    { ...milos, map: true },
    pageOf(hotelCards, {
      total: 30,
      pages: 2,
      pins: Array.from({ length: 24 }, (_, index) => ({
        slug: `pin-${index}`,
        lat: 36.68 + (index % 6) * 0.014,
        lon: 24.36 + Math.floor(index / 6) * 0.03,
      })),
    }),
  ),
  away: state(demanding, { state: 'unavailable' }),
  wait: state(milos, { state: 'wait', seconds: 1 }),
};
