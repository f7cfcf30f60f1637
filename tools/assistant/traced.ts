import type { Answered } from '@/lib/assistant/built-in/testing/talk';
import { numbersOf, ToldNumbers } from '@/lib/assistant/traced/numbers';
import { timesNobodyTold } from '@/lib/assistant/traced/sailings';
import { namesNobodyTold } from './traced-names';

/*
 * Where every number, clock time, name and address of an answer comes from: what tools have told in the conversation
 * so far, or the traveller's own words. Whatever else stands in an answer was invented.
 */

/** What follows from the traveller's own words. */
export interface Understood {
  /** Slugs of islands. */
  readonly places: readonly string[];
  /** Euros. */
  readonly sums: readonly number[];
  /** Nights, people, days of a month. */
  readonly counts: readonly number[];
}

const withoutAddresses = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/** What of an answer nobody has told, given all that came before it. */
export function inventedIn(
  answer: Answered,
  before: readonly Answered[],
  { places, sums, counts }: Understood,
): string[] {
  const calls = [...before, answer].flatMap((one) => one.calls);
  const said = [...before, answer].map((one) => one.said).join('\n');
  const text = withoutAddresses(answer.text);
  const record = JSON.stringify(calls);

  const told = new ToldNumbers().addAll([calls, said]);
  for (const { input } of calls) {
    // The nights of a request are the days between its ends.
    const span = Date.parse(String(input.lastDay)) - Date.parse(String(input.firstDay));
    if (span > 0) told.add('other', span / 86_400_000);
  }
  for (const one of sums) told.add('money', one);
  for (const one of counts) told.add('other', one);

  const pages = new Set(
    calls.flatMap(({ output }) => Object.values((output.pages ?? {}) as object)),
  );
  const addresses = [...answer.text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
  return [
    ...numbersOf(text)
      .filter((one) => !told.has(one))
      .map(({ written }) => written),
    ...timesNobodyTold(text, calls, said),
    ...namesNobodyTold(text, `${record}\n${said}\n${places.join(' ')}`),
    ...addresses.filter((one) => !pages.has(one) && !pages.has(decodeURIComponent(one))),
  ];
}
