const search = '/ferry-tickets-search';

/**
 * Maximum size of a response about ferries, gzipped, in KB: a common search, and anything else at
 * its largest. Enforced by a browser test and shown by `npm run bench -- pages`.
 */
export const answerBudgetKb = (path) => (path.includes(search) ? 50 : 69);

/**
 * The searches with the largest results, found by trying every pair of places on days in every
 * season.
 */
export const heavyCrossings = [
  `${search}?from=piraeus&to=naxos&date=2027-07-16`,
  `${search}?from=mykonos&to=santorini&date=2027-08-13&passengers=4&vehicle=car`,
  `${search}?from=mykonos&to=thirasia&date=2027-07-16`,
  `${search}?from=paros&to=antiparos&date=2027-07-16`,
  `${search}?from=sifnos&to=naxos&date=2027-08-07`,
];

/** The maximum number of crossings in one search, all between the same two places. */
function sixTimes(from, to) {
  const days = ['02', '04', '06', '08'];
  const legs = days.map((day) => `leg=${from}~${to}~2027-08-${day}`);
  return `${search}?from=${from}&to=${to}&date=2027-08-01&return=2027-08-13&${legs.join('&')}`;
}

/**
 * Sets every field of the form and the filter, because the address of each journey repeats them
 * all.
 */
const everyWish =
  'passengers=5&children=4&vehicle=car&sort=price&kind=conventional&kind=high-speed&kind=local&kind=passenger&after=00:00&before=23:59&max-wait=9&max-hours=40&max-price=900';

const few =
  'paros:2-3,naxos:2-3,ios:1-2,santorini:2-3,milos:2-3,sifnos:2-3,serifos:1-2,folegandros:1-2';
const tour = `start=piraeus&end=piraeus&firstDay=2027-07-01&lastDay=2027-07-28&islands=${few}`;

/** All islands, in the order in which a plan is requested; this makes its addresses the longest. */
const manyIslands =
  'santorini mykonos naxos paros andros sifnos ios milos serifos folegandros syros koufonisia amorgos iraklia antiparos schinoussa kea kimolos kythnos sikinos anafi tinos donousa thirasia'.split(
    ' ',
  );
const tourOf = (count, nights, lastDay) =>
  `start=piraeus&end=piraeus&firstDay=2027-06-10&lastDay=${lastDay}&islands=${manyIslands
    .slice(0, count)
    .map((island) => `${island}:${nights}`)
    .join(',')}`;

/**
 * The heaviest pages that answer a query about ferries, by path without language; they would exceed
 * the budget first.
 */
export const heaviestAnswers = [
  `${sixTimes('mykonos', 'santorini')}&more=6`,
  `${sixTimes('paros', 'antiparos')}&more=6`,
  `${sixTimes('mykonos', 'santorini')}&${everyWish}&more=6`,
  `${sixTimes('paros', 'antiparos')}&${everyWish}&more=6`,
  `${search}?from=paros&to=antiparos&date=2027-07-16&return=2027-07-17`,
  `/trip-planner-legacy?${tour}`,
  `/trip-planner-legacy?${tourOf(14, '1-3', '2027-07-30')}`,
  `/trip-planner-legacy?${tourOf(24, '1-2', '2027-08-08')}`,
];

/**
 * The plan with the most content: all islands, a flight to catch, and every preference that still
 * leaves a ferry to each of them. It is heaviest with a manual order and all sailings locked, an
 * address that its own page contains.
 */
export const fullestPlan = `/trip-planner-legacy?${[
  tourOf(24, '1-2', '2027-08-08').replace('end=piraeus', 'end=ATH'),
  'flight=ATH@2027-08-08T23:30',
  'buffer=120',
  'early=few',
  'late=none',
  'adults=5',
  'children=4',
  'after=05:00',
  'before=23:59',
  'max-wait=9',
  'max-hours=40',
  'max-price=900',
].join('&')}`;

/** Ferries in the busiest hours of summer: forty are under way, each with its stops. */
export const busySeas = [
  '/ferry-tracking?at=2027-08-14T08:00:00Z',
  '/ferry-tickets/tracking?at=2027-08-14T11:00',
];

/**
 * Maximum size of the tool pages that are rendered per request, gzipped, in KB, by path without
 * language.
 */
export const toolBudgetsKb = {
  '/weather': 43,
  '/weather/santorini': 38,
  '/test-map': 48,
  '/budget-calculator?island=paros&nights=3&island=naxos&nights=4&date=2027-07-14&adults=2&children=1&style=middle&move=hire&outings=2&currency=USD': 36,
  '/packing-list?month=7&nights=7&island=naxos': 28,
};

/** Pages measured by hand: those above, and common searches. */
export const heavyAnswers = [
  ...heaviestAnswers,
  ...heavyCrossings,
  ...heavyCrossings.map((path) => `${path}&more=1`),
  ...busySeas,
];
