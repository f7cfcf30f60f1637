import { routes } from './register';

/** The address of the list of each kind, without language. */
export const listPath = {
  hotels: routes.hotels,
  activities: routes.activities,
  vehicles: routes.rentACar,
} as const;

/** The address of a listing by its kind, without language. */
export const detailPath = {
  hotels: routes.hotel,
  activities: routes.activity,
  vehicles: routes.vehicle,
} as const satisfies Record<keyof typeof listPath, (slug: string) => string>;
