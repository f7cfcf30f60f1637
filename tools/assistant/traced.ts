import type { Answered } from '@/lib/assistant/built-in/testing/talk';
import { numbersOf, quantitiesOf, SourceNumbers } from '@/lib/assistant/traced/numbers';
import { SourceTimes, unsupportedTimes } from '@/lib/assistant/traced/sailings';
import { unsupportedNames } from './traced-names';

/*
 * Traces every number, clock time, name and address in an answer to the results of tools in the
 * conversation so far, or to the traveller's own words. Anything else was invented.
 */

/** Facts understood from the traveller's own words. */
export interface Understood {
  /** Island slugs. */
  readonly places: readonly string[];
  /** Amounts in euros. */
  readonly sums: readonly number[];
  /** Numbers of nights, people, or days of a month. */
  readonly counts: readonly number[];
}

const withoutAddresses = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/** Statements of an answer that nothing before it supports. */
export function inventedIn(
  answer: Answered,
  before: readonly Answered[],
  { places, sums, counts }: Understood,
): string[] {
  const calls = [...before, answer].flatMap((one) => one.calls);
  const said = [...before, answer].map((one) => one.said).join('\n');
  const text = withoutAddresses(answer.text);
  const record = JSON.stringify(calls);

  const told = new SourceNumbers().addAll([calls, said]);
  for (const { input } of calls) {
    // The number of nights is the difference between the dates of a request.
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
    ...unsupportedTimes(quantitiesOf(text).rest, new SourceTimes([calls, said])).map(
      ({ start, end }) => text.slice(start, end),
    ),
    ...unsupportedNames(text, `${record}\n${said}\n${places.join(' ')}`),
    ...addresses.filter((one) => !pages.has(one) && !pages.has(decodeURIComponent(one))),
  ];
}
