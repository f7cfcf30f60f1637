interface Row {
  id: string;
  /** ISO instant. */
  created_at: string;
}

/** The used part of a Data API query. */
interface Query<T> extends PromiseLike<{ data: T[] | null }> {
  gt(column: 'id', value: string): Query<T>;
  order(column: 'id'): Query<T>;
  limit(count: number): Query<T>;
}

/** A row may have 150 kB: small batches are read as fast, and their parsing delays no other request. */
const batch = 10;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Reads all rows found by a query in small batches, oldest first; null when they cannot be read. Rows deleted meanwhile
 * do not make it skip others.
 */
export async function allRows<T extends Row>(query: () => Query<T>): Promise<T[] | null> {
  const rows: T[] = [];
  for (let after = beforeAll; ; ) {
    const { data } = await query().gt('id', after).order('id').limit(batch);
    if (!data) return null;
    rows.push(...data);
    const last = data.at(-1);
    if (!last || data.length < batch) break;
    after = last.id;
  }
  return rows.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}
