/** The searches with most to show, found by asking for every pair of places on days of every season. */
export const crossings = [
  '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-16',
  '/ferry-tickets-search?from=mykonos&to=santorini&date=2027-08-13&passengers=4&vehicle=car',
  '/ferry-tickets-search?from=mykonos&to=thirasia&date=2027-07-16',
  '/ferry-tickets-search?from=paros&to=antiparos&date=2027-07-16',
  '/ferry-tickets-search?from=sifnos&to=naxos&date=2027-08-07',
] as const;

const farthest = [
  'from=mykonos&to=santorini&date=2027-08-01&return=2027-08-13',
  ...[2, 4, 6, 8].map((day) => `leg=mykonos~santorini~2027-08-0${day}`),
].join('&');
const shuttles = [
  'from=paros&to=antiparos&date=2027-08-01&return=2027-08-13',
  ...[2, 4, 6, 8].map((day) => `leg=paros~antiparos~2027-08-0${day}`),
].join('&');

const tour =
  'start=piraeus&end=piraeus&firstDay=2027-07-01&lastDay=2027-07-24&islands=paros:2-3,naxos:2-3,ios:1-2,santorini:2-3,milos:2-3,sifnos:2-3';

const pages = [
  ...crossings,
  ...crossings.map((path) => `${path}&more=1`),
  `/ferry-tickets-search?${farthest}`,
  `/ferry-tickets-search?${farthest}&more=1`,
  `/ferry-tickets-search?${shuttles}`,
  '/ferry-tickets',
  '/ferry-tracking',
  '/trip-planner-legacy',
  `/trip-planner-legacy?${tour}`,
];

/** What is weighed: the heaviest pages about ferries, in both languages. */
export const heavyPages: readonly (readonly [what: string, path: string])[] = pages.flatMap(
  (path) =>
    (['', '/el'] as const).map((prefix) => {
      const [address = '', query = ''] = path.split('?');
      const said = query.replaceAll(/\b(?:from|to|date|return|leg)=/g, '').replaceAll('&', ' ');
      return [`${prefix}${address} ${said}`.slice(0, 44), prefix + path] as const;
    }),
);

const places =
  'piraeus rafina lavrio andros tinos mykonos syros paros antiparos naxos ios santorini anafi amorgos milos kimolos sifnos serifos kythnos folegandros sikinos kea koufonisia schinoussa iraklia donousa'.split(
    ' ',
  );
const days = ['2027-01-20', '2027-05-08', '2027-07-16', '2027-08-13', '2027-10-04'];

/** So many searches between all kinds of places, with and without a car, the same ones each time. */
export function spreadSearches(count: number): string[] {
  const found: string[] = [];
  for (let turn = 0; found.length < count; turn += 1) {
    const from = places[(turn * 7) % places.length];
    const to = places[(turn * 11 + Math.floor(turn / places.length)) % places.length];
    if (from === to) continue;
    const query = new URLSearchParams({ from: `${from}`, to: `${to}` });
    query.set('date', days[turn % days.length] ?? '');
    if (turn % 3 === 0) query.set('vehicle', 'car');
    found.push(`${turn % 2 ? '/el' : ''}/ferry-tickets-search?${query}`);
  }
  return found;
}
