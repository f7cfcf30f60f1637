import { heavyAnswers } from '../heavy-answers.mjs';

const pages = [...heavyAnswers, '/ferry-tickets', '/ferry-tracking', '/trip-planner-legacy'];

/** What is weighed: the heaviest pages about ferries, in both languages. */
export const heavyPages: readonly (readonly [what: string, path: string])[] = pages.flatMap(
  (path) =>
    (['', '/el'] as const).map((prefix) => {
      const [address = '', query = ''] = path.split('?');
      const said = query.replaceAll(/\b(?:from|to|date|return|leg)=/g, '').replaceAll('&', ' ');
      const end = query.endsWith('more=1') || query.endsWith('more=6') ? ' (more)' : '';
      return [
        `${prefix}${address} ${said}`.slice(0, 44 - end.length) + end,
        prefix + path,
      ] as const;
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

/** One search so many times, each in words of its own, so that none is the answer sent just before. */
export const inOtherWords = (path: string, count: number): string[] =>
  Array.from({ length: count }, (_, turn) => `${path}&turn=${turn}`);
