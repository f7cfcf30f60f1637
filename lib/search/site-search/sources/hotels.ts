import { listingSource } from './listings';

/** Places to stay. */
export const hotelSource = listingSource('hotels');
