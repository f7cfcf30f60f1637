import { allValues, firstValue, type RawQuery } from '@/lib/http/raw-query';
import { placeIdOf } from '@/lib/timetable/place-id';
import { entriesOf, gatewayAsWritten, islandsAsWritten } from './entries';
import { withStep } from './steps';

/** Parameters of a plan that have one value. */
export const singleParameters = [
  'start',
  'end',
  'firstDay',
  'lastDay',
  'islands',
  'choose',
  'wish',
  'early',
  'late',
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

/** The words of an address, blanks left out and places by their ids. Nothing is checked yet. */
export type PlanQuery = Readonly<
  Partial<Record<(typeof singleParameters)[number], string>> & { lock: readonly string[] }
>;

/**
 * A parameter counts once, whatever an address repeats, but for `lock`; a step beside them is taken. Places are taken as
 * people write them; what is not known stays as it was written, to be shown with what is wrong with it.
 */
export function planQuery(raw: RawQuery): PlanQuery {
  const query: Partial<Record<(typeof singleParameters)[number], string>> = {};
  for (const name of singleParameters) {
    // Boxes of the form repeat a name, an address need not.
    const said = name === 'kind' ? allValues(raw.kind).join(',') : firstValue(raw[name]);
    const value = said?.trim() || undefined;
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

/** Signs that need no escape in a query, and read better without. */
const readable: Readonly<Record<string, string>> = {
  '%3A': ':',
  '%2C': ',',
  '%3F': '?',
  '%40': '@',
  '%7E': '~',
};

/** The query in one order of names, so that equal plans have equal addresses. Without `?`. */
export function writeQuery(query: PlanQuery): string {
  const written = new URLSearchParams();
  for (const name of singleParameters) {
    const value = query[name];
    if (value !== undefined) written.set(name, value);
  }
  for (const lock of query.lock) written.append('lock', lock);
  return written.toString().replace(/%3A|%2C|%3F|%40|%7E/g, (sign) => readable[sign] ?? sign);
}
