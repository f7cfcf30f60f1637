/*
 * Checks the boats of an answer: two clock times such as `09:00–12:40` must be the departure and
 * arrival of the same boat or journey in a result.
 */

const clock = /\b\d\d:\d\d\b/g;
const pair = /\b\d\d:\d\d\s?[–-]\s?\d\d:\d\d\b/g;

/** Departure and arrival of every object in the results that has both, as `09:00–12:40`. */
function sailingsIn(results: unknown): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { departure, arrival } = value as { departure?: unknown; arrival?: unknown };
    if (typeof departure === 'string' && typeof arrival === 'string')
      found.add(`${departure.slice(11, 16)}–${arrival.slice(11, 16)}`);
    for (const one of Object.values(value)) collect(one);
  };
  collect(results);
  return found;
}

/**
 * Finds clock times of a text that are neither in a result nor in the traveller's words, and pairs
 * of times that belong to no boat.
 *
 * @param said the traveller's own words
 */
export function timesNobodyTold(text: string, results: unknown, said: string): string[] {
  const record = JSON.stringify(results) ?? '';
  const sailings = sailingsIn(results);
  const pairs = (text.match(pair) ?? []).filter(
    (one) =>
      !sailings.has(one.replace(/\s?[–-]\s?/, '–')) && !record.includes(one) && !said.includes(one),
  );
  const clocks = (text.match(clock) ?? []).filter(
    (one) =>
      !record.includes(one) && !said.includes(one) && !pairs.some((two) => two.includes(one)),
  );
  return [...pairs, ...clocks];
}
