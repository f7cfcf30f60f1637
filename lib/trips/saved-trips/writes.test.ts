import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { newTrip } from './rules';
import type { TripDocument } from './types';
import { store } from './writes';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

interface Row {
  readonly document: TripDocument;
  readonly deleted_at: string | null;
}

/** The part of the table used by `store`; `refusal` is the error for the next trip inserted. */
function tableOf(rows: Map<string, Row>, refusal?: { code: string; message: string }) {
  const insert = ({
    id = `made-${rows.size}`,
    document,
  }: {
    id?: string;
    document: TripDocument;
  }) => {
    const error = refusal ?? (rows.has(id) ? { code: '23505', message: 'duplicate key' } : null);
    if (!error) rows.set(id, { document, deleted_at: null });
    const answer = error ? { data: null, error } : { data: { id }, error };
    return { select: () => ({ single: async () => answer }) };
  };
  const select = () => ({
    eq: (_: string, id: string) => ({
      maybeSingle: async () => ({ data: rows.get(id) ?? null, error: null }),
    }),
  });
  const client = { from: () => ({ insert, select }) } as unknown as DatabaseClient;
  return { client, locale: 'en' as const };
}

const trip = newTrip('Two islands');
const row = (deleted_at: string | null) => ({ document: trip, deleted_at });

describe('store', () => {
  it('creates one trip from a form that arrives twice', async () => {
    const rows = new Map<string, Row>();
    const writer = tableOf(rows);
    expect(await store(trip, writer, 'once')).toBe('once');
    expect(await store(trip, writer, 'once')).toBe('once');
    expect(rows.size).toBe(1);
  });

  it('returns the existing trip, whatever constraint blocks a second one', async () => {
    const full = { code: 'PT409', message: 'A person keeps at most 200 trips' };
    const writer = tableOf(new Map([['once', row(null)]]), full);
    expect(await store(trip, writer, 'once')).toBe('once');
  });

  it('creates another if the first was deleted since', async () => {
    const rows = new Map([['once', row('2026-11-22T05:00:00Z')]]);
    expect(await store(trip, tableOf(rows), 'once')).toBe('made-1');
    expect(rows.size).toBe(2);
  });

  it('rejects what the table rejects', async () => {
    const bad = { code: '22023', message: 'This document is no trip' };
    await expect(store(trip, tableOf(new Map(), bad), 'once')).rejects.toMatchObject({
      code: 'invalid',
      fields: { document: 'documentInvalid' },
    });
  });
});
