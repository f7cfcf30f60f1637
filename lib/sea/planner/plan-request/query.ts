import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { placeIdOf } from '@/lib/sea/timetable/place-id';
import { entriesOf, gatewayAsWritten, islandsAsWritten } from './entries';
import { withStep } from './steps';

/** Plan parameters that take a single value. */
export const singleParameters = [
  'start',
  'end',
  'firstDay',
  'lastDay',
  'landing',
  'by',
  'last-after',
  'islands',
  'choose',
  'wish',
  'early',
  'late',
  'seasick',
  'pace',
  'flight',
  'buffer',
  'order',
  'adults',
  'children',
  'vehicle',
  'class',
  'kind',
  'direct',
  'after',
  'before',
  'max-wait',
  'max-hours',
  'max-price',
] as const;

export type PlanParameter = (typeof singleParameters)[number] | 'lock';

/**
 * Raw texts of an address without blank values, with places replaced by their ids. Not validated
 * yet.
 */
export type PlanQuery = Readonly<
  Partial<Record<(typeof singleParameters)[number], string>> & { lock: readonly string[] }
>;

/**
 * Reads the parameters of an address. Only the first value of a repeated parameter counts, except
 * for `lock` and `kind`. Applies a step (./steps) given beside them. Replaces names of places by
 * ids and leaves unknown names as written, so that they can be shown with their fault.
 */
export function planQuery(raw: RawQuery): PlanQuery {
  const query: Partial<Record<(typeof singleParameters)[number], string>> = {};
  for (const name of singleParameters) {
    // Checkboxes of the form repeat `kind`; an address joins its values with commas.
    const text = name === 'kind' ? allValues(raw.kind).join(',') : firstValue(raw[name]);
    const value = text?.trim() || undefined;
    if (value !== undefined) query[name] = value;
  }
  const { start, end, islands, order } = query;
  const understood = {
    ...query,
    ...(start === undefined ? {} : { start: gatewayAsWritten(start) }),
    ...(end === undefined ? {} : { end: gatewayAsWritten(end) }),
    ...(islands === undefined ? {} : { islands: islandsAsWritten(islands) }),
    ...(order === undefined ? {} : { order: entriesOf(order).map(placeIdOf).join(',') }),
  };
  return withStep({ ...understood, lock: allValues(raw.lock).filter(Boolean) }, raw);
}

/** Characters that need no escape in a query and are easier to read unescaped. */
const readable: Readonly<Record<string, string>> = {
  '%3A': ':',
  '%2C': ',',
  '%3F': '?',
  '%40': '@',
  '%7E': '~',
};

/**
 * Writes the query in a fixed order of names, so that equal plans have equal addresses. Without
 * `?`.
 */
export function writeQuery(query: PlanQuery): string {
  const written = new URLSearchParams();
  for (const name of singleParameters) {
    const value = query[name];
    if (value !== undefined) written.set(name, value);
  }
  for (const lock of query.lock) written.append('lock', lock);
  return written.toString().replace(/%3A|%2C|%3F|%40|%7E/g, (sign) => readable[sign] ?? sign);
}
