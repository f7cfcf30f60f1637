/*
 * The boats of an answer: two clock times as `09:00–12:40` have to be the departure and arrival of one and the same
 * boat or journey of a result.
 */

const clock = /\b\d\d:\d\d\b/g;
const pair = /\b\d\d:\d\d\s?[–-]\s?\d\d:\d\d\b/g;

/** `departure` and `arrival` of everything in some results, as `09:00–12:40`. */
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
 * Clock times of a text that neither a result nor the traveller told, and pairs of them that are no boat's.
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
