import { log } from '@/lib/foundation/log';

/** Result of every read from the backend. */
export type Answer<Data> =
  | { state: 'found'; data: Data }
  /** The backend has no such record, or none that the sender may see. */
  | { state: 'missing' }
  /** The backend does not answer or is not configured, so nothing is known. */
  | { state: 'unavailable' };

/** Result of the vendor's client. */
interface Outcome<Row> {
  data: Row | null;
  error: { code?: string | undefined; message: string } | null;
}

type Question<Row> = PromiseLike<Outcome<Row>> | undefined;

/**
 * Reads one record. `query` is the vendor's query, undefined while no backend is configured; `fromRow` converts its row
 * to our type. A row at which `fromRow` throws was written past our own checks and counts as missing.
 *
 * @param source table or function, for the log
 */
export async function recordFrom<Row, Data>(
  source: string,
  query: Question<Row>,
  fromRow: (row: Row) => Data,
): Promise<Answer<Data>> {
  const outcome = await query;
  if (!outcome || outcome.error) return unavailable(source, outcome?.error);
  if (outcome.data === null) return { state: 'missing' };
  const [data] = readable(source, [outcome.data], fromRow);
  return data === undefined ? { state: 'missing' } : { state: 'found', data };
}

/** All records of an answer, never `missing`: see {@link recordFrom}. Unreadable rows are left out. */
export async function recordsFrom<Row, Data>(
  source: string,
  query: Question<readonly Row[]>,
  fromRow: (row: Row) => Data,
): Promise<Answer<Data[]>> {
  const outcome = await query;
  if (!outcome?.data || outcome.error) return unavailable(source, outcome?.error);
  return { state: 'found', data: readable(source, outcome.data, fromRow) };
}

function unavailable(source: string, error: Outcome<unknown>['error'] | undefined) {
  // Without a code there was no response, and the call itself has logged that.
  if (error?.code) log.error('read failed', { call: source }, error);
  return { state: 'unavailable' } as const;
}

function readable<Row, Data>(source: string, rows: readonly Row[], fromRow: (row: Row) => Data) {
  return rows.flatMap((row) => {
    try {
      return [fromRow(row)];
    } catch (error) {
      log.error('answer unreadable', { call: source }, error);
      return [];
    }
  });
}
