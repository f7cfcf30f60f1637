interface Row {
  id: string;
  /** ISO instant. */
  created_at: string;
}

/** What we ask of a query of the Data API. */
interface Query<T> extends PromiseLike<{ data: T[] | null }> {
  gt(column: 'id', value: string): Query<T>;
  order(column: 'id'): Query<T>;
  limit(count: number): Query<T>;
}

/** A row may have 150 kB: a few at once are read as fast, and nobody else waits until they are parsed. */
const batch = 10;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * All rows that a query finds, oldest first, read a few at a time; null when they cannot be read. Whatever goes
 * meanwhile, none is missed.
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
