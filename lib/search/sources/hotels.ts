import { listingSource } from './listings';

/** Every place to stay. */
export const hotelSource = listingSource('hotels');
