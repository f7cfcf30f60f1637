import { writeFileSync } from 'node:fs';
import { encodePolyline } from '../../lib/foundation/geo/polyline';
import { encodeFetches } from '../../lib/records/beach-shelter/fetch-code';
import { islands } from '../../lib/records/islands/data';
import { readCoastline } from '../charts/coastline';
import { formatJson } from '../charts/json';
import { approachOf } from '../sea-routes/approach';
import { onPlane, readLand } from '../sea-routes/land';
import { Shore } from '../sea-routes/shore';
import { fetchesAt } from './fetch';
import { landwardFetch } from './landward';
import { stretchesOf } from './stretches';

/*
 * `npm run data -- shelter`: computes the open water in front of every beach and every stretch of
 * coast in sixteen directions, from the coastline alone. Stops at a beach that is open towards the
 * land behind it; the result is committed to the repository.
 */

const land = readLand();
const shore = new Shore(onPlane(land));
const coasts = readCoastline();

const beaches = islands.map(({ slug, beaches }) => [
  slug,
  Object.fromEntries(
    beaches.map(({ id, position }) => {
      const water = approachOf([position.lon, position.lat], land, shore);
      const fetches = fetchesAt(water, shore);
      if (landwardFetch(water, fetches, shore) > 2)
        throw new Error(`${slug}/${id}: open to its own land`);
      return [id, fetches];
    }),
  ),
]);

const stretches = islands.map(({ slug }) => {
  const rings = coasts.filter(({ id }) => id === slug).flatMap((coast) => coast.rings);
  return [
    slug,
    rings
      .flatMap((ring) => stretchesOf(ring, shore, land))
      .flatMap(({ line, fetches }) =>
        fetches ? [`${encodeFetches(fetches)}${encodePolyline(line)}`] : [],
      ),
  ] as const;
});

const target = (name: string) =>
  new URL(`../../lib/records/beach-shelter/${name}.generated.json`, import.meta.url);
writeFileSync(target('beaches'), formatJson(Object.fromEntries(beaches)));
writeFileSync(target('coasts'), formatJson(Object.fromEntries(stretches)));
const count = stretches.reduce((sum, [, list]) => sum + list.length, 0);
console.log(`${beaches.length} islands, ${count} stretches of coast`);
