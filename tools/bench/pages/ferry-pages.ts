import { heavyAnswers } from '../heavy-answers.mjs';

const pages = [...heavyAnswers, '/ferry-tickets', '/ferry-tracking', '/trip-planner-legacy'];

/** The heaviest pages about ferries, in both languages. */
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

/** `count` searches between places of all kinds, with and without a car, the same in every run. */
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

/** Repeats one search with a unique parameter each time, so that no response is reused. */
export const inOtherWords = (path: string, count: number): string[] =>
  Array.from({ length: count }, (_, turn) => `${path}&turn=${turn}`);
