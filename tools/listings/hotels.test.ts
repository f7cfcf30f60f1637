import { type Hotel, hotelSchema } from '../../lib/booking/listings/hotels/schema';
import { distanceKm } from '../../lib/foundation/geo/rules';
import { costGroupOf, costOf, seasonOfMonth } from '../../lib/records/costs/rules';
import { costSeasons } from '../../lib/records/costs/schema';
import { islands } from '../../lib/records/islands/data';
import { readSeedFiles } from './records';

type HotelRecord = Omit<Hotel, 'updatedAt'>;

let hotels: HotelRecord[] = [];
beforeAll(async () => {
  hotels = (await readSeedFiles())
    .filter(({ kind }) => kind === 'hotels')
    .flatMap(({ listings }) => listings.map((one) => hotelSchema.parse(one)));
});

/** A tent and a dormitory bed cost less than any room in `lib/records/costs`. */
const cheaper: readonly string[] = ['campsite', 'hostel'];

it('have plausible prices for their island and season', () => {
  const faults = hotels
    .filter(({ kind }) => !cheaper.includes(kind))
    .flatMap(({ slug, island, pricePerNight }) =>
      costSeasons.flatMap((season) => {
        const price = pricePerNight[season];
        if (price === null) return [];
        const group = costGroupOf(island);
        const least = costOf('roomSimple', group, season).range.low;
        const most = costOf('roomFine', group, season).range.high;
        return price >= least && price <= most ? [] : [`${slug}, ${season}: ${price}`];
      }),
    );
  expect(faults).toEqual([]);
});

it('cost at least as much in a more expensive season', () => {
  const faults = hotels.filter(({ pricePerNight }) => {
    const known = costSeasons.map((season) => pricePerNight[season]).filter((one) => one !== null);
    return known.some((price, at) => at > 0 && price < (known[at - 1] ?? 0));
  });
  expect(faults.map(({ slug }) => slug)).toEqual([]);
});

it('have a price in their busiest season, and some have an unknown one', () => {
  expect(hotels.filter(({ pricePerNight }) => pricePerNight.peak === null)).toEqual([]);
  const unknown = hotels.filter(({ openMonths, pricePerNight }) =>
    costSeasons.some(
      (season) =>
        pricePerNight[season] === null &&
        openMonths.some((month) => seasonOfMonth(month) === season),
    ),
  );
  expect(unknown.length).toBeGreaterThan(0);
});

/** Upper limit of walking speed in km per minute, even on a straight path. */
const fastest = 0.11;

it('are no nearer to a port on foot than the ports of their island', () => {
  const faults = hotels.flatMap(({ slug, island, position, minutesOnFoot: { port } }) => {
    if (port === null) return [];
    const ports = islands.find((one) => one.slug === island)?.ports ?? [];
    const km = Math.min(
      ...ports.map((one) =>
        distanceKm([position.lon, position.lat], [one.position.lon, one.position.lat]),
      ),
    );
    return port + 1 >= km / fastest ? [] : [`${slug}: ${km.toFixed(1)} km in ${port} minutes`];
  });
  expect(faults).toEqual([]);
});

it('have a caldera view only where possible', () => {
  const islandsOfRim = ['santorini', 'thirasia'];
  const elsewhere = hotels.filter(
    ({ amenities, island }) => amenities.includes('caldera-view') && !islandsOfRim.includes(island),
  );
  expect(elsewhere.map(({ slug }) => slug)).toEqual([]);
});
