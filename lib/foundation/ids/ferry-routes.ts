import { otherNames } from './island-register';
import { athensPorts } from './island-slugs';

/*
 * Pairs of places with a page of their own at /ferry-routes. Each pair is written once and has a page in each
 * direction. lib/sea/ferries/ferry-routes/pairs.test.ts compares them with the typical timetable.
 */

/** Places with at least three direct boats a week each way in some season, by one end of the pair. */
const directPairs: Readonly<Record<string, string>> = {
  amorgos:
    'donousa folegandros iraklia koufonisia milos naxos paros santorini schinoussa sifnos piraeus',
  anafi: 'folegandros ios naxos santorini sikinos piraeus heraklion',
  andros: 'mykonos tinos rafina',
  antiparos: 'paros',
  donousa: 'iraklia koufonisia naxos paros schinoussa piraeus',
  folegandros:
    'ios kimolos koufonisia milos mykonos naxos paros santorini serifos sifnos sikinos syros piraeus',
  ios: 'kimolos milos mykonos naxos paros santorini serifos sifnos sikinos syros tinos piraeus rafina heraklion',
  iraklia: 'koufonisia naxos paros schinoussa piraeus',
  kea: 'kythnos lavrio',
  kimolos: 'kythnos milos serifos sifnos sikinos piraeus',
  koufonisia: 'milos naxos paros santorini schinoussa sifnos piraeus',
  kythnos: 'milos serifos sifnos piraeus lavrio',
  milos: 'mykonos naxos paros santorini serifos sifnos sikinos piraeus heraklion',
  mykonos: 'naxos paros santorini sifnos sikinos syros tinos piraeus rafina heraklion',
  naxos: 'paros santorini schinoussa sifnos sikinos syros tinos piraeus rafina heraklion',
  paros: 'santorini schinoussa sifnos sikinos syros tinos piraeus rafina heraklion',
  piraeus: 'heraklion',
  santorini: 'serifos sifnos sikinos syros thirasia tinos piraeus rafina heraklion',
  schinoussa: 'piraeus',
  serifos: 'sifnos sikinos piraeus',
  sifnos: 'sikinos piraeus',
  sikinos: 'syros piraeus',
  syros: 'tinos piraeus heraklion',
  tinos: 'piraeus rafina',
};

/** The forty most wanted pairs that take one change of boats. */
const pairsWithChange: Readonly<Record<string, string>> = {
  amorgos: 'mykonos ios syros rafina',
  anafi: 'mykonos paros',
  andros: 'piraeus naxos paros santorini syros',
  antiparos: 'piraeus santorini mykonos naxos milos syros ios',
  folegandros: 'heraklion rafina',
  ios: 'koufonisia',
  kimolos: 'mykonos naxos paros santorini',
  koufonisia: 'mykonos syros rafina heraklion',
  milos: 'syros tinos rafina',
  mykonos: 'schinoussa serifos',
  naxos: 'serifos',
  paros: 'serifos',
  santorini: 'schinoussa',
  sifnos: 'syros',
  syros: 'rafina',
  thirasia: 'piraeus',
};

/** Two places by their ids in the typical timetable. */
export interface RouteEnds {
  readonly from: string;
  readonly to: string;
}

const bothWays = (pairs: Readonly<Record<string, string>>): readonly RouteEnds[] =>
  Object.entries(pairs).flatMap(([one, others]) =>
    others.split(' ').flatMap((other) => [
      { from: one, to: other },
      { from: other, to: one },
    ]),
  );

export const directRoutes: readonly RouteEnds[] = bothWays(directPairs);
export const routesWithChange: readonly RouteEnds[] = bothWays(pairsWithChange);

/** Name of a route in its address: `piraeus-to-naxos`. */
export const routeSlugOf = ({ from, to }: RouteEnds): string => `${from}-to-${to}`;

const endsBySlug: ReadonlyMap<string, RouteEnds> = new Map(
  [...directRoutes, ...routesWithChange].map((ends) => [routeSlugOf(ends), ends]),
);

export const ferryRouteSlugs: readonly string[] = [...endsBySlug.keys()];

/** Ends of the route with a slug; undefined for a slug without a page. */
export const routeEndsOf = (slug: string): RouteEnds | undefined => endsBySlug.get(slug);

/** Islands that most travellers go to, and the ways that most of them take. */
const popular = ['santorini', 'mykonos', 'paros', 'naxos', 'milos', 'ios'];
const popularPorts = ['piraeus', 'rafina'];

/** Routes that are built with the site: between popular islands, and from and to Athens. The others are made when first visited. */
export const builtRouteSlugs: readonly string[] = [...endsBySlug].flatMap(
  ([slug, { from, to }]) => {
    const ends = [from, to];
    const islands = ends.filter((id) => popular.includes(id)).length;
    const isFromAthens = ends.some((id) => popularPorts.includes(id));
    return islands === 2 || (islands === 1 && isFromAthens) ? [slug] : [];
  },
);

/** Other names of mainland ports, written as in an address. Athens stands for any of its ports. */
const mainlandNames: Readonly<Record<string, readonly string[]>> = {
  piraeus: ['pireas', 'pireus', 'peiraias', 'pireaus'],
  rafina: ['rafena'],
  lavrio: ['lavrion', 'laurio', 'laurium'],
  heraklion: ['heraklio', 'iraklion', 'iraklio', 'irakleio', 'crete'],
};

const athensNames = ['athens', 'athina', 'athinai'];

const placesByName = new Map<string, readonly string[]>([
  ...Object.entries({ ...otherNames, ...mainlandNames }).flatMap(([id, names]) =>
    [id, ...names].map((name): [string, string[]] => [name, [id]]),
  ),
  ...athensNames.map((name): [string, readonly string[]] => [name, athensPorts]),
]);

/**
 * Resolves other names of places in a slug: `athens-to-thira` is `piraeus-to-santorini`. Undefined for the slug of a
 * page, and for routes that have no page.
 */
export function meantRouteSlug(slug: string): string | undefined {
  const [from = '', to = '', ...more] = slug.split('-to-');
  if (endsBySlug.has(slug) || more.length > 0) return undefined;
  const slugs = (placesByName.get(from) ?? []).flatMap((start) =>
    (placesByName.get(to) ?? []).map((end) => routeSlugOf({ from: start, to: end })),
  );
  return slugs.find((one) => endsBySlug.has(one));
}
