import { accountExport } from './export';

const user = {
  id: 'a1',
  email: 'eleni@example.org',
  created_at: '2026-05-01T08:00:00Z',
  user_metadata: { full_name: 'Eleni', avatar_url: 'https://example.org/1.webp' },
};

const trip = {
  id: 't1',
  user_id: 'a1',
  document: { title: 'May', privateNotes: 'Ask Yannis', stops: [{ island: 'naxos', nights: 3 }] },
  version: 4,
  share_token: null,
  calendar_token: null,
  archived_at: null,
  deleted_at: '2026-06-01T00:00:00Z',
  created_at: '2026-05-01T08:00:00Z',
  updated_at: '2026-05-02T08:00:00Z',
};

describe('accountExport', () => {
  const exported = accountExport(user, null, [trip], '2026-11-21T12:00:00.000Z');

  it('says what it is, so that another program can read it', () => {
    expect(exported).toMatchObject({
      format: 'cyclades-compass-account',
      version: 2,
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

  it('holds trips whole, private notes and deleted ones too, the owner named once', () => {
    const { user_id: _, ...told } = trip;
    expect(exported.trips).toEqual([told]);
  });
});
