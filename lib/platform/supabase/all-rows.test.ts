import { createClient } from '@supabase/supabase-js';
import { allRows } from './all-rows';

interface Row {
  id: string;
  created_at: string;
}

const made = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `00000000-0000-0000-0001-${`${place}`.padStart(12, '0')}`,
    // The youngest has the lowest id.
    created_at: new Date(Date.UTC(2026, 0, 1) - place * 1000).toISOString(),
  }));

interface Behaviour {
  /** Changes the rows after each response. */
  afterwards?: (rows: Row[]) => void;
  /** Id of a row that cannot be read. */
  refused?: string;
}

/** A Data API that holds `rows`. */
function trips(rows: Row[], { afterwards = () => undefined, refused }: Behaviour = {}) {
  const fetch = async (address: RequestInfo | URL) => {
    const query = new URL(String(address)).searchParams;
    const after = query.get('id')?.replace(/^gt\./, '') ?? '';
    expect(query.get('order')).toBe('id.asc');
    const found = rows.filter(({ id }) => id > after).slice(0, Number(query.get('limit')));
    afterwards(rows);
    const isRefused = found.some(({ id }) => id === refused);
    return isRefused
      ? Response.json({ message: 'refused' }, { status: 400 })
      : Response.json(found);
  };
  const client = createClient<{ public: { Tables: { trips: { Row: Row } } } }>(
    'http://data.test',
    'key',
    { global: { fetch } },
  );
  return () => client.from('trips').select('*');
}

it.each([0, 1, 9, 10, 11, 20, 57])('reads all of %d rows, oldest first', async (count) => {
  const rows = made(count);
  expect(await allRows(trips(rows))).toEqual([...rows].reverse());
});

it('misses none if another is deleted meanwhile', async () => {
  expect(await allRows(trips(made(25), { afterwards: (rows) => rows.shift() }))).toHaveLength(25);
});

it('is null if a later part cannot be read', async () => {
  const rows = made(25);
  expect(await allRows(trips(rows, { refused: rows[15]?.id }))).toBeNull();
});
