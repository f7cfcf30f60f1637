import { accountExport, type TripWithParts } from './export';

const user = {
  id: 'a1',
  email: 'eleni@example.org',
  created_at: '2026-05-01T08:00:00Z',
  user_metadata: { full_name: 'Eleni', avatar_url: 'https://example.org/1.webp' },
};

const trip = {
  id: 't1',
  user_id: 'a1',
  title: 'May',
  private_notes: 'Ask Yannis',
  deleted_at: '2026-06-01T00:00:00Z',
  trip_stops: [{ id: 's1', trip_id: 't1', user_id: 'a1', island: 'naxos', nights: 3 }],
  trip_days: [],
  trip_legs: [{ trip_id: 't1', user_id: 'a1', cents: 4500 }],
  trip_entries: [],
} as unknown as TripWithParts;

describe('accountExport', () => {
  const exported = accountExport(user, null, [trip], '2026-11-21T12:00:00.000Z');

  it('says what it is, so that another program can read it', () => {
    expect(exported).toMatchObject({
      format: 'cyclades-compass-account',
      version: 1,
      exportedAt: '2026-11-21T12:00:00.000Z',
      preferences: null,
    });
  });

  it('holds the account with its picture', () => {
    expect(exported.account).toEqual({
      id: 'a1',
      email: 'eleni@example.org',
      createdAt: '2026-05-01T08:00:00Z',
      lastSignInAt: null,
      metadata: { full_name: 'Eleni' },
      picture: 'https://example.org/1.webp',
    });
  });

  it('holds trips with all their parts and the private notes, the owner named once', () => {
    expect(exported.trips).toEqual([
      {
        id: 't1',
        title: 'May',
        private_notes: 'Ask Yannis',
        deleted_at: '2026-06-01T00:00:00Z',
        stops: [{ id: 's1', island: 'naxos', nights: 3 }],
        days: [],
        legs: [{ cents: 4500 }],
        entries: [],
      },
    ]);
  });
});
