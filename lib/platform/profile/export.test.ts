import { accountExport, exportPieces } from './export';

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
  mails: null,
  pushes: null,
  mail_locale: null,
  before_way: null,
  archived_at: null,
  deleted_at: '2026-06-01T00:00:00Z',
  created_at: '2026-05-01T08:00:00Z',
  edited_at: '2026-05-02T08:00:00Z',
  updated_at: '2026-05-02T08:00:00Z',
};

const property = {
  id: 'p1',
  reference: 'K7M2-4QX9',
  user_id: 'a1',
  locale: 'el',
  state: 'received',
  kind: 'studios',
  name: 'Studios',
  island: 'milos',
  place: 'Pollonia',
  description: 'Six studios above the fishing harbour.',
  website: null,
  rooms: 6,
  guests: 14,
  low_from: null,
  low_to: null,
  shoulder_from: null,
  shoulder_to: null,
  high_from: null,
  high_to: null,
  peak_from: 12_000,
  peak_to: 18_000,
  amenities: ['kitchen'],
  contact_name: 'Eleni',
  contact_email: 'eleni@example.org',
  contact_phone: null,
  is_authorised: true,
  photos: ['p1/1.webp'],
  created_at: '2026-05-01T08:00:00Z',
  updated_at: '2026-05-01T08:00:00Z',
};

const none = { preferences: null, conversations: [], follows: [], devices: [] };

describe('accountExport', () => {
  const kept = {
    ...none,
    ...{ trips: [trip], properties: [property] },
    follows: [
      {
        ...{ id: 'f1', token: 'a-secret-link', title: 'A week', mails: true, pushes: false },
        followed_at: '2026-05-01T08:00:00Z',
      },
    ],
    devices: [{ service: 'push.example.org', kept_at: '2026-05-01T08:00:00Z', auth: 'a key' }],
  };
  const exported = accountExport(user, kept, '2026-11-21T12:00:00.000Z');

  it('has a format identifier for other programs', () => {
    expect(exported).toMatchObject({
      format: 'cyclades-compass-account',
      version: 2,
      exportedAt: '2026-11-21T12:00:00.000Z',
      preferences: null,
    });
  });

  it('contains the account with its picture', () => {
    expect(exported.account).toEqual({
      id: 'a1',
      email: 'eleni@example.org',
      createdAt: '2026-05-01T08:00:00Z',
      lastSignInAt: null,
      metadata: { full_name: 'Eleni' },
      picture: 'https://example.org/1.webp',
    });
  });

  it('contains whole trips, private notes and deleted ones too, with the owner once', () => {
    const { user_id: _, ...rest } = trip;
    expect(exported.trips).toEqual([rest]);
  });

  it('contains followed trips and browsers, without links and keys', () => {
    expect(exported.followedTrips).toEqual([
      { title: 'A week', mails: true, pushes: false, followed_at: '2026-05-01T08:00:00Z' },
    ]);
    expect(exported.pushSubscriptions).toEqual([
      { service: 'push.example.org', kept_at: '2026-05-01T08:00:00Z' },
    ]);
  });

  it('contains submitted properties', () => {
    const { user_id: _, ...rest } = property;
    expect(exported.properties).toEqual([rest]);
  });
});

describe('exportPieces', () => {
  it.each([
    ['nothing', [], []],
    ['one trip', [trip], []],
    ['several trips and a property', [trip, { ...trip, id: 't2' }], [property]],
  ])('form one JSON text with an indent of two: %s', (_, trips, properties) => {
    const kept = { ...none, trips, properties };
    const exported = accountExport(user, kept, '2026-11-21T12:00:00.000Z');
    expect([...exportPieces(exported)].join('')).toBe(`${JSON.stringify(exported, null, 2)}\n`);
  });

  it('have one piece for each record, so that other work can run in between', () => {
    const trips = Array.from({ length: 200 }, () => trip);
    const kept = { ...none, trips, properties: [] };
    const pieces = [...exportPieces(accountExport(user, kept, '2026-11-21T12:00:00.000Z'))];
    expect(pieces.length).toBeGreaterThan(200);
  });
});
