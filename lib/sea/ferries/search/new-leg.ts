import { allValues, type RawQuery } from '@/lib/foundation/http/raw-query';

/**
 * Appends the form fields of further legs (`leg-from`, `leg-to`, `leg-date`), which may have several rows, to the `leg`
 * parameters of a query. Skips empty rows; a partly filled row makes a leg that fails validation and is shown again as
 * entered.
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
