import type { ActivityCard } from '@/lib/booking/listings/activities/schema';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type { HotelCard } from '@/lib/booking/listings/hotels/schema';
import { lowestPrice, priceIn } from '@/lib/booking/listings/prices';
import type { SeasonalPrice } from '@/lib/booking/listings/schema';
import type { VehicleCard } from '@/lib/booking/listings/vehicles/schema';
import { pixelsPerKm, project } from '@/lib/foundation/geo/projection';
import { formatEuros, formatNumber } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize } from '@/lib/records/charts/types';
import { seasonOfMonth } from '@/lib/records/costs/rules';
import { type CostSeason, costSeasons } from '@/lib/records/costs/schema';
import type { ListingCards } from '../listing-state';
import type { ListingRow, Locator, RowContext, SeasonStep } from './row';

/** Row formatter of each kind. */
const rowOf: {
  readonly [Kind in ListingKind]: (card: ListingCards[Kind], context: RowContext) => ListingRow;
} = { hotels: hotelRow, activities: activityRow, vehicles: vehicleRow };

/** Formats the cards of a page as rows, in order. */
export const rowsOf = <Kind extends ListingKind>(
  kind: Kind,
  cards: readonly ListingCards[Kind][],
  context: RowContext,
): ListingRow[] => cards.map((card) => withoutSamplePrices(rowOf[kind](card, context), context));

/** Maximum number of amenities in a row. */
const mostAmenities = 6;

/** Row of a hotel: walking times, rating and amenities. */
function hotelRow(card: HotelCard, context: RowContext): ListingRow {
  const { t, words, locale } = context;
  const { guestRating } = card;
  const shown = card.amenities.slice(0, mostAmenities);
  const more = card.amenities.length - shown.length;
  return {
    ...sharedRow(card, context),
    ...placedRow(card, context),
    about: [
      words.value('kind', card.kind),
      ...(card.class ? [words.value('class', card.class)] : []),
    ].join(' · '),
    price: seasonalPrice(card.pricePerNight, card.openMonths, 'perNight', context),
    steps: stepsOf(card.pricePerNight, card.openMonths, 'perNight', context),
    rating: guestRating
      ? [
          formatNumber(guestRating.score, locale, { minimumFractionDigits: 1 }),
          t('ratings', { count: guestRating.count }),
        ]
      : ['', t('noRating')],
    facts: walksOf(card, context),
    words: [
      ...shown.map((one) => words.value('amenities', one)),
      ...(more > 0 ? [t('and', { count: more })] : []),
    ].join(', '),
  };
}

/** Walking times to beach, port and bus; unknown ones are left out. */
function walksOf({ minutesOnFoot: { beach, port, bus } }: HotelCard, { t }: RowContext): string[] {
  const walks = [
    beach === null ? '' : beach < 1 ? t('onBeach') : t('walkBeach', { minutes: beach }),
    port === null ? '' : port < 1 ? t('atPort') : t('walkPort', { minutes: port }),
    bus === null ? '' : bus < 1 ? t('atBus') : t('walkBus', { minutes: bus }),
  ].filter(Boolean);
  return walks.length > 0 ? walks : [t('noWalk')];
}

/** Row of an activity: duration, difficulty and wind limit. */
function activityRow(card: ActivityCard, context: RowContext): ListingRow {
  const { t, words, locale } = context;
  const { price } = card;
  return {
    ...sharedRow(card, context),
    ...placedRow(card, context),
    about: words.value('kind', card.kind),
    price:
      price.kind === 'from'
        ? [t('fromPrice', { price: formatEuros(price.cents, locale) }), t('perPerson')]
        : [t(price.kind), ''],
    facts: [
      lengthOf(card.durationMinutes, context),
      words.value('level', card.level),
      ...(card.windLimitBft === null ? [] : [t('winds', { force: card.windLimitBft })]),
      ...(card.minimumAge === null ? [] : [t('minimumAge', { age: card.minimumAge })]),
    ],
    words: card.included.map((one) => words.value('included', one)).join(', '),
  };
}

/** `45 min`, `2 hours 30 min`, `3 days`. */
export function lengthOf(minutes: number, { t }: Pick<RowContext, 't'>): string {
  if (minutes > 1440) return t('days', { count: Math.ceil(minutes / 1440) });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [t('hours', { count: hours })] : []),
    ...(rest > 0 ? [t('minutes', { count: rest })] : []),
  ].join(' ');
}

/** Maximum number of islands named in a row; the rest are counted. */
const mostIslands = 4;

/** Row of a vehicle: seats, gearbox, licence, minimum age and deposit. */
function vehicleRow(card: VehicleCard, context: RowContext): ListingRow {
  const { t, words, locale } = context;
  const islands = card.islands.slice(0, mostIslands).map((one) => words.value('island', one));
  const more = card.islands.length - islands.length;
  return {
    ...sharedRow(card, context),
    about: words.value('class', card.class),
    drawing: `vehicle-${card.class}`,
    where: [...islands, ...(more > 0 ? [t('and', { count: more })] : [])].join(', '),
    islands: card.islands,
    price: seasonalPrice(card.pricePerDay, card.months, 'perDay', context),
    steps: stepsOf(card.pricePerDay, card.months, 'perDay', context),
    facts: [
      t('seats', { count: card.seats }),
      words.value('gearbox', card.gearbox),
      words.value('licence', card.licence.class),
      t('minimumAge', { age: card.minimumAge }),
      ...(card.depositCents && !card.isSample
        ? [t('deposit', { price: formatEuros(card.depositCents, locale) })]
        : []),
    ],
    words: card.extras.map((one) => words.value('extras', one)).join(', '),
  };
}

/**
 * Side of the detail around a place in kilometres, and its minimum in pixels of the artwork, below
 * which the coast is unrecognisable.
 */
const cut = { km: 5, leastPixels: 110 };

/**
 * Returns the square of the island's chart around a place, moved inwards at the edge of the chart.
 */
function locatorOf(
  island: string,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): Locator {
  const { file, projection } = chartOf(island).poster;
  const { width, height } = layoutSize.poster;
  const side = Math.round(Math.max(cut.leastPixels, cut.km * pixelsPerKm(projection)));
  const [x, y] = project(projection, [lon, lat]);
  const within = (middle: number, end: number) =>
    Math.round(Math.min(end - side, Math.max(0, middle - side / 2)));
  const [left, top] = [within(x, width), within(y, height)];
  const percent = (value: number) => Math.round((value / side) * 1000) / 10;
  return { file, window: [left, top, side], at: [percent(x - left), percent(y - top)] };
}

/** Unit of a seasonal price. Vehicles are described as not for hire instead of closed. */
type PriceUnit = 'perNight' | 'perDay';
const notThen = {
  perNight: { short: 'closed', whole: 'closedThen' },
  perDay: { short: 'notForHire', whole: 'notForHireThen' },
} as const;

/** True if no month of the season is an open month. */
const isClosedIn = (season: CostSeason, openMonths: readonly number[]) =>
  !openMonths.some((month) => seasonOfMonth(month) === season);

/** Returns the prices of the four seasons; undefined if none is known. */
function stepsOf(
  price: SeasonalPrice,
  openMonths: readonly number[],
  unit: PriceUnit,
  { t, tSeasons, locale }: RowContext,
): SeasonStep[] | undefined {
  if (lowestPrice(price) === null) return undefined;
  const nothingKnown = (season: CostSeason) =>
    t(isClosedIn(season, openMonths) ? notThen[unit].short : 'askShort');
  const most = Math.max(...costSeasons.map((season) => price[season] ?? 0));
  return costSeasons.map((season) => {
    const cents = price[season];
    return [
      tSeasons(season),
      cents === null ? nothingKnown(season) : formatEuros(cents, locale),
      cents === null ? 0 : Math.round((cents / most) * 100) / 100,
    ];
  });
}

/** Returns the price of the season searched for, or the lowest of the year, with its unit. */
function seasonalPrice(
  price: SeasonalPrice,
  openMonths: readonly number[],
  unit: PriceUnit,
  { t, season, locale }: RowContext,
): ListingRow['price'] {
  const cents = priceIn(price, season);
  if (cents === null && season && isClosedIn(season, openMonths))
    return [t(notThen[unit].whole), ''];
  if (cents === null) return [t('ask'), ''];
  const euros = formatEuros(cents, locale);
  return [season ? euros : t('fromPrice', { price: euros }), t(unit)];
}

interface SharedCard {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  readonly image: string | null;
  readonly isSample: boolean;
}

/** Fields shared by all kinds. */
const sharedRow = (card: SharedCard, { t, locale, hrefOf }: RowContext) => ({
  slug: card.slug,
  href: hrefOf(card.slug),
  name: card.name[locale],
  summary: card.summary[locale],
  image: card.image ?? undefined,
  sample: card.isSample ? t('sample') : undefined,
});

/** Removes prices and ratings from a sample, because nobody offers it. */
export const withoutSamplePrices = (row: ListingRow, { t }: RowContext): ListingRow =>
  row.sample ? { ...row, price: [t('samplePrice'), ''], steps: undefined, rating: undefined } : row;

interface PlacedCard {
  readonly island: string;
  readonly place: Localized;
  readonly position: { readonly lat: number; readonly lon: number };
}

/** Fields of listings with a fixed position. */
const placedRow = (card: PlacedCard, { words, locale }: RowContext) => ({
  where: `${card.place[locale]}, ${words.value('island', card.island)}`,
  islands: [card.island],
  position: card.position,
  locator: locatorOf(card.island, card.position),
});
