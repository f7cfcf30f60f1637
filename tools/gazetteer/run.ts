/**
 * `npm run data -- gazetteer <file.csv> …`: compares every place of the records with gazetteers by
 * name. Lists those more than 250 metres from all that know it, with the decision made about each.
 * docs/data-sources.md names the gazetteers used.
 */
import { readIslands } from '../charts/places.ts';
import { placeRows } from '../places/rows.ts';
import { differing, inOurDatum, matches } from './compare.ts';
import { decisions } from './decisions.ts';
import { readGazetteer } from './read.ts';

const limitKm = 0.25;

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('npm run data -- gazetteer <file.csv> …');
const places = placeRows(await readIslands());
const gazetteers = files.map((file) => inOurDatum(places, readGazetteer(file)));
const known = new Set(
  gazetteers.flatMap((entries) => matches(places, entries).map(({ place }) => place.id)),
);
const found = differing(places, gazetteers, limitKm);
console.log(
  `${places.length} places, ${known.size} of them in a gazetteer, ${found.length} differ:`,
);
for (const { place, entry, km } of found) {
  const there = `${entry.lat.toFixed(4)}, ${entry.lon.toFixed(4)}`;
  console.log(`${km.toFixed(2)} km  ${place.id} (${place.nameEl}); there: ${there}`);
  console.log(`         ${decisions[place.id] ?? 'NOT DECIDED'}`);
}
const undecided = found.filter(({ place }) => !decisions[place.id]);
if (undecided.length > 0) process.exitCode = 1;
