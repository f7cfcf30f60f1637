/*
 * Compares the searches of ten days of the year, with and without a car, with the router that the tests keep apart, and
 * looks at the legs of random plans: `npm run bench:sweep -- [every nth pair] [plans]`. All pairs and 2,000 plans take an
 * hour or so.
 */
import { endOf } from '../../lib/ferries/search/ends.ts';
import { offersOfDay } from '../../lib/ferries/search/offers-of-day.ts';
import {
  fareBooks,
  shownOfDay,
  textOfValues,
  waysOfTwoDays,
} from '../../lib/ferries/search/testing/all-ways.ts';
import { isIslandSlug, islandSlugs } from '../../lib/islands/slugs.ts';
import { priorities } from '../../lib/planner/solver/request.ts';
import { solve } from '../../lib/planner/solver/solve.ts';
import { randomFrom } from '../../lib/planner/solver/testing/random-plan.ts';
import { addDays } from '../../lib/time/days.ts';
import { compileTimetable } from '../../lib/timetable/engine/timetable.ts';
import { readPattern } from './feed.ts';
import { pairsOf } from './questions.ts';

const [step = 1, plans = 2000] = process.argv.slice(2).map(Number);
const dates = [
  '2026-12-02',
  '2027-01-15',
  '2027-02-27',
  '2027-04-09',
  '2027-05-10',
  '2027-06-19',
  '2027-07-14',
  '2027-08-07',
  '2027-09-20',
  '2027-10-16',
];

const feed = readPattern();
const timetable = compileTimetable(feed);
const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
  new Map(all.map((one) => [one.id, one]));
const network = { info: feed.info, ports: byId(feed.ports), stations: byId(feed.stations) };
const islandPorts = new Set(
  feed.stations.filter(({ id }) => isIslandSlug(id)).flatMap(({ portIds }) => portIds),
);
const fareOf = fareBooks(feed);
const none = Number.POSITIVE_INFINITY;

let searches = 0;
const wrong: string[] = [];
for (const date of dates) {
  for (const [index, pair] of pairsOf(feed).entries()) {
    if (index % step > 0) continue;
    const [from, to] = [endOf(network, pair.from.id), endOf(network, pair.to.id)];
    if (!from || !to) continue;
    for (const withCar of [false, true]) {
      const asker = { passengers: 1, filter: {}, ...(withCar ? { vehicle: 'car' as const } : {}) };
      const { offers } = offersOfDay(timetable, { from, to }, date, asker);
      const all = (byIslands: boolean) =>
        waysOfTwoDays(feed, fareOf, [from.portIds, to.portIds, date], {
          passengers: 1,
          withCar,
          mayBoard: ({ takesVehicles }) => !withCar || takesVehicles,
          mayLeaveAt: () => true,
          mayChangeIn: (port) => !byIslands || islandPorts.has(port),
          longestWait: none,
          longestWay: none,
          highestFare: none,
          mostBoats: 4,
        });
      const values = offers.map(({ journey, perPerson, total }) =>
        textOfValues({
          departure: journey.departure,
          arrival: journey.arrival,
          changes: journey.transfers,
          cents: perPerson ?? none,
          partyCents: total ?? none,
        }),
      );
      const found = [...new Set(values)].sort().join();
      if (found !== shownOfDay(all(true), all(false), date).join()) {
        wrong.push(`${from.id} ${to.id} ${date}${withCar ? ' car' : ''}`);
      }
      searches += 1;
    }
  }
  console.log(`${date}: ${searches} searches, ${wrong.length} unlike the router apart`);
}

/** The places a leg of a plan calls at, each once in a row. */
function placesOf(
  legs: readonly { from: string; to: string; calls?: readonly { portId: string }[] }[],
) {
  const ports = legs.flatMap(
    ({ from, to, calls }) => calls?.map(({ portId }) => portId) ?? [from, to],
  );
  const places = ports.map((port) => network.ports.get(port)?.stationId ?? port);
  return places.filter((place, index) => place !== places[index - 1]);
}

const random = randomFrom(2027);
const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
let legs = 0;
let solved = 0;
const back: string[] = [];
for (let plan = 0; plan < plans; plan += 1) {
  const firstDay = addDays('2027-03-20', Math.floor(random() * 200));
  const days = 8 + Math.floor(random() * 8);
  const count = 1 + Math.floor(random() * 4);
  const slugs = [...new Set(Array.from({ length: count }, () => pick(islandSlugs)))];
  const place = pick(['piraeus', 'rafina', 'lavrio']);
  const outcome = solve(
    timetable,
    {
      start: { place },
      end: { place },
      firstDay,
      lastDay: addDays(firstDay, days),
      islands: slugs.map((island) => ({ island, minNights: 1, maxNights: 3, required: true })),
      locks: [],
      wishes: {
        priority: pick(priorities),
        fewEarlyMornings: random() < 0.3,
        noLateArrivals: random() < 0.3,
        pace: 'steady',
      },
      party: { adults: 2, children: 0 },
    },
    { now: () => performance.now() },
  );
  if (outcome.kind !== 'plan') continue;
  solved += 1;
  for (const leg of outcome.plan.legs) {
    if (!leg.journey) continue;
    legs += 1;
    const places = placesOf(leg.journey.legs);
    if (new Set(places).size < places.length) back.push(`${firstDay} ${places.join(' > ')}`);
  }
}
console.log(`${plans} plans, ${solved} solved, ${legs} legs, ${back.length} of them lead back`);
for (const line of [...wrong, ...back]) console.log(line);
if (wrong.length + back.length > 0) process.exitCode = 1;
