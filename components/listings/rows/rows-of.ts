import type { ListingKind } from '@/lib/booking/listings/filters';
import type { ListingCards } from '../listing-state';
import { activityRow } from './activity-row';
import type { RowContext } from './context';
import { hotelRow } from './hotel-row';
import type { ListingRow } from './row';
import { honestRow } from './shared';
import { vehicleRow } from './vehicle-row';

/** Row formatter of each kind. */
const rowOf: {
  readonly [Kind in ListingKind]: (card: ListingCards[Kind], context: RowContext) => ListingRow;
} = { hotels: hotelRow, activities: activityRow, vehicles: vehicleRow };

/** Formats the cards of a page as rows, in order. */
export const rowsOf = <Kind extends ListingKind>(
  kind: Kind,
  cards: readonly ListingCards[Kind][],
  context: RowContext,
): ListingRow[] => cards.map((card) => honestRow(rowOf[kind](card, context), context));
