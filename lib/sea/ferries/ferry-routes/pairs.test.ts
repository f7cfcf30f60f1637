import { directRoutes, routeSlugOf, routesWithChange } from '@/lib/foundation/ids/ferry-routes';
import { typicalNetwork } from '@/lib/sea/timetable/queries';
import { connectionBook } from '../connections/direct-connections';
import { ferryRoute } from './queries';

/** Boats a week in some season from which a direct boat is usual. */
const usual = 3;

const network = typicalNetwork();
const book = connectionBook(network.timetable);
const places = [...network.stations.keys()];

const boats = (from: string, to: string) =>
  Math.max(0, ...(book.from(from).find(({ place }) => place.id === to)?.boats ?? []));

it('has a page for every pair with a regular direct boat both ways, and for no other', () => {
  const pairs = places.flatMap((from) =>
    places
      .filter((to) => Math.min(boats(from, to), boats(to, from)) >= usual)
      .map((to) => routeSlugOf({ from, to })),
  );
  expect(directRoutes.map(routeSlugOf).toSorted()).toEqual(pairs.toSorted());
});

it('has forty pairs with a change in both directions and no regular direct boat', () => {
  expect(new Set(routesWithChange.map(routeSlugOf)).size).toBe(80);
  const direct = new Set(directRoutes.map(routeSlugOf));
  expect(routesWithChange.filter((ends) => direct.has(routeSlugOf(ends)))).toEqual([]);
});

it.each(routesWithChange)('gets from $from to $to with one change', (ends) => {
  const facts = ferryRoute(routeSlugOf(ends));
  expect(facts?.isDirect).toBe(false);
  expect(facts?.summer.days).toBeGreaterThanOrEqual(3);
  expect(facts?.changes.length).toBeGreaterThan(0);
});

it.each(directRoutes)('sails from $from to $to', (ends) => {
  const facts = ferryRoute(routeSlugOf(ends));
  expect(facts?.isDirect).toBe(true);
  expect(facts?.changes).toEqual([]);
  expect(facts?.operators.length).toBeGreaterThan(0);
  expect(facts?.miles).toBeGreaterThan(0);
});
