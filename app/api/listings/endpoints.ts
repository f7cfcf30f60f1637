import {
  getActivity,
  getHotel,
  getVehicle,
  searchActivities,
  searchHotels,
  searchVehicles,
} from '@/lib/booking/listings/operation';
import type { ApiInfo, Endpoint } from '@/lib/platform/operations/open-api';
import { register, routes } from '@/lib/platform/routes/register';

/** Operations of the listings with their paths; each has a folder next to this file. */
export const listingEndpoints: readonly Endpoint[] = [
  { path: routes.apiListingsHotels, operation: searchHotels },
  { path: register.apiListingsHotel.path, operation: getHotel },
  { path: routes.apiListingsActivities, operation: searchActivities },
  { path: register.apiListingsActivity.path, operation: getActivity },
  { path: routes.apiListingsVehicles, operation: searchVehicles },
  { path: register.apiListingsVehicle.path, operation: getVehicle },
];

export const listingApi: ApiInfo = {
  title: 'where to stay, what to do and what to drive in the Cyclades',
  terms: routes.terms,
  tag: { name: 'listings', description: 'Listings with prices by season.' },
  version: '3.0.0',
  description:
    'Hotels and rooms, activities and vehicles of the 24 islands. Records with `isSample: true` are invented examples. Money is in euro cents, prices by season: low (November to March), shoulder (April, May, October), high (June, September), peak (July, August); null if the price is on request. Errors are RFC 9457 problem details.',
};
