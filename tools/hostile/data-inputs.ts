import fc from 'fast-check';
import { inputAt, type ServiceRequest } from './backend-input.ts';
import type { Input } from './input.ts';
import { sharedTrip, tripDocument } from './shared-trip.ts';
import type { Targets } from './targets.ts';
import { encoded, jsonText, text, tree } from './values.ts';

const oddColumns = [
  ...['document->>title', 'document->stops->0', '*', 'count', 'id::text', 'x:id', '__proto__', '"'],
  ...['profiles(*)', 'auth.users(*)', 'count()', 'id.sum()', '', '*,*', '...trips(*)', 'a->'],
];
const operators = [
  ...['eq', 'neq', 'gt', 'lt', 'gte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct'],
  ...['cs', 'cd', 'ov', 'sl', 'sr', 'fts', 'plfts', 'phfts', 'wfts', 'not.eq', 'eq(any)', 'zz', ''],
];
const oddConditions = [
  ...['limit=-1', 'limit=1e9', 'offset=-1', 'or=((((', `or=${'('.repeat(2000)}`, 'select=', 'and='],
  ...['order=id.asc.nullsmiddle', 'columns=%22', 'on_conflict=,', 'select=%22', 'select=a(b(c(d'],
];

/** A query of the Data API, made of valid and invalid parts. */
function conditionOn(columns: readonly string[]) {
  const column = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(columns.length ? columns : ['id'])) },
    { weight: 1, arbitrary: fc.constantFrom(...oddColumns) },
  );
  const pair = (keys: readonly string[], value: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...keys), value).map((both) => both.join('='));
  return fc.oneof(
    fc
      .tuple(column, fc.constantFrom(...operators), encoded)
      .map(([name, operator, value]) => `${encodeURIComponent(name)}=${operator}.${value}`),
    pair(['select', 'order', 'columns', 'on_conflict'], column.map(encodeURIComponent)),
    pair(['select', 'order', 'columns', 'on_conflict', 'limit', 'offset'], encoded),
    pair(['limit', 'offset'], fc.nat(50).map(String)),
    fc
      .tuple(fc.constantFrom('or', 'and', 'not.or'), column, encoded)
      .map(([key, name, value]) => `${key}=(${name}.eq.${value},id.is.null)`),
    fc.constantFrom(...oddConditions),
  );
}

const queryOn = (columns: readonly string[]) =>
  fc
    .array(conditionOn(columns), { maxLength: 4 })
    .map((all) => (all.length ? `?${all.join('&')}` : ''));

/** A value for a field, of the right type more often than by chance. */
const value = fc.oneof(
  { weight: 4, arbitrary: text as fc.Arbitrary<unknown> },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(0, 1, -1, 37.1, 25.4, 1e308, true, null) },
  { weight: 2, arbitrary: tree },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(sharedTrip)) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('hotels', 'activities', 'vehicles', 'milos') },
  { weight: 1, arbitrary: tree.map((stops) => ({ ...tripDocument, stops })) },
  { weight: 1, arbitrary: fc.constant(tripDocument) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 4 }) },
);

/**
 * An object with these fields: with all of them if a function is not found otherwise, else with
 * some.
 */
function rowOf(names: readonly string[], isWhole: boolean) {
  const shape = Object.fromEntries(names.map((name) => [name, value]));
  return isWhole ? fc.record(shape) : fc.record(shape, { requiredKeys: [] });
}

const bodyOf = (names: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: rowOf(names, true).map((row) => JSON.stringify(row)) },
    { weight: 2, arbitrary: rowOf(names, false).map((row) => JSON.stringify(row)) },
    {
      weight: 1,
      arbitrary: fc
        .array(rowOf(names, false), { maxLength: 5 })
        .map((rows) => JSON.stringify(rows)),
    },
    { weight: 1, arbitrary: jsonText },
  );

const oddNames = ['', 'rpc/', 'auth.users', 'pg_class', 'rpc/pg_sleep', 'rpc/version', '__proto__'];

/** Every table and function of the Data API, and names that do not exist. */
export function dataInput({ tables, functions, fields }: Targets): fc.Arbitrary<Input> {
  const named = [...tables, ...functions.map((name) => `rpc/${name}`)];
  const name = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...named) },
    { weight: 1, arbitrary: fc.constantFrom(...oddNames) },
    { weight: 1, arbitrary: encoded },
  );
  const asked: fc.Arbitrary<ServiceRequest> = name.chain((called) => {
    const known = fields.get(called.replace('rpc/', '')) ?? [];
    return fc
      .record({ query: queryOn(known), body: bodyOf(known) })
      .map(({ query, body }) => ({ path: `/rest/v1/${called}${query}`, body }));
  });
  return inputAt('data', asked);
}
