import { routes } from '@/lib/platform/routes/register';

/**
 * Site path of the page that puts boats into a trip.
 *
 * @param address path of a search with one of its journeys open
 */
export function addBoatsAddress(address: string): string {
  const boats = address.slice(address.indexOf('?') + 1);
  return `${routes.addToTrip}?${new URLSearchParams({ boats })}`;
}
