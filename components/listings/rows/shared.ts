import { lowestPrice, priceIn } from '@/lib/booking/listings/prices';
import type { SeasonalPrice } from '@/lib/booking/listings/schema';
import { pixelsPerKm, project } from '@/lib/foundation/geo/projection';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize } from '@/lib/records/charts/types';
import { seasonOfMonth } from '@/lib/records/costs/rules';
import { type CostSeason, costSeasons } from '@/lib/records/costs/schema';
import type { RowContext } from './context';
import type { ListingRow, Locator, SeasonStep } from './row';

/**
 * Side of the detail around a place in kilometres, and its minimum in pixels of the artwork, below
 * which the coast is unrecognisable.
 */
const cut = { km: 5, leastPixels: 110 };

/**
 * Returns the square of the island's chart around a place, moved inwards at the edge of the chart.
 */
export function locatorOf(
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
export function stepsOf(
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
export function seasonalPrice(
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
export const sharedRow = (card: SharedCard, { t, locale, hrefOf }: RowContext) => ({
  slug: card.slug,
  href: hrefOf(card.slug),
  name: card.name[locale],
  summary: card.summary[locale],
  image: card.image ?? undefined,
  sample: card.isSample ? t('sample') : undefined,
});

/** Removes prices and ratings from a sample, because nobody offers it. */
export const honestRow = (row: ListingRow, { t }: RowContext): ListingRow =>
  row.sample ? { ...row, price: [t('samplePrice'), ''], steps: undefined, rating: undefined } : row;

interface PlacedCard {
  readonly island: string;
  readonly place: Localized;
  readonly position: { readonly lat: number; readonly lon: number };
}

/** Fields of listings with a fixed position. */
export const placedRow = (card: PlacedCard, { words, locale }: RowContext) => ({
  where: `${card.place[locale]}, ${words.value('island', card.island)}`,
  islands: [card.island],
  position: card.position,
  locator: locatorOf(card.island, card.position),
});
