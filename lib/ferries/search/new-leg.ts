import { allValues, type RawQuery } from '@/lib/http/raw-query';

/**
 * A query with the fields of further legs (`leg-from`, `leg-to`, `leg-date`), of which a form may have several rows,
 * written as `leg`s behind those there are. A row of empty fields says nothing; one with some of them empty makes a
 * leg that is refused, and shown again as it was written.
 */
export function withNewLeg(query: RawQuery): RawQuery {
  const { 'leg-from': from, 'leg-to': to, 'leg-date': date, ...rest } = query;
  const columns = [from, to, date].map(allValues);
  const rows = Math.max(...columns.map(({ length }) => length));
  const written = Array.from({ length: rows }, (_, row) =>
    columns.map((column) => (column[row] ?? '').trim()),
  );
  const legs = written.filter((parts) => parts.some(Boolean)).map((parts) => parts.join('~'));
  return legs.length > 0 ? { ...rest, leg: [...allValues(rest.leg), ...legs] } : rest;
}
