import { tripDocument } from '../../e2e/support/store-trip';
import { referenceOf } from '../../lib/booking/list-property/fields';
import type { Member, Row } from './people';

interface OwnTable {
  /** A new row of the owner. */
  row: (owner: Member) => Row;
  /** Column that identifies the row. */
  key: string;
  /** A valid change. */
  change: Row;
}

/** Tables whose rows belong to one person, and which only that person can read and change. */
export const ownTables: Record<string, OwnTable> = {
  profiles: {
    row: ({ id }) => ({ user_id: id, locale: 'el', home_airport: 'ATH' }),
    key: 'user_id',
    change: { units: 'imperial' },
  },
  trips: {
    row: ({ id }) => ({ id: crypto.randomUUID(), user_id: id, document: tripDocument('A trip') }),
    key: 'id',
    change: { document: tripDocument('Another title') },
  },
  conversations: {
    row: ({ id }) => ({
      id: crypto.randomUUID(),
      user_id: id,
      title: 'A week in June',
      messages: [{ role: 'user', parts: [{ type: 'text', text: 'A week in June' }] }],
    }),
    key: 'id',
    change: { title: 'A week in July' },
  },
};

const listingTexts = {
  name_en: 'Nobody lets this',
  name_el: 'Κανείς δεν το νοικιάζει',
  summary_en: 'A listing that somebody tries to add with the public key.',
  summary_el: 'Μια καταχώριση που κάποιος δοκιμάζει να προσθέσει μόνος του.',
  description_en: 'There is nothing to be had here, and nothing to be seen. '.repeat(3),
  description_el: 'Εδώ δεν υπάρχει τίποτε να δείτε και τίποτε να κλείσετε. '.repeat(3),
  is_sample: true,
  checked_on: '2026-11-22',
};

const listingPlace = {
  island: 'naxos',
  place_en: 'Nowhere',
  place_el: 'Πουθενά',
  lat: 37.1,
  lon: 25.4,
};

/** Tables that anyone can read and nobody can write through the API. */
export const publicTables: Record<string, { row: Row; key: string; change: Row }> = {
  hotels: {
    row: {
      ...listingTexts,
      ...listingPlace,
      slug: 'nobody-lets-this',
      kind: 'rooms',
      open_months: [6, 7],
      max_guests: 2,
      check_in_from: '14:00',
      check_out: '11:00',
    },
    key: 'slug',
    change: { name_en: 'Somebody changed this' },
  },
  activities: {
    row: {
      ...listingTexts,
      ...listingPlace,
      slug: 'nobody-does-this',
      kind: 'hike',
      access: 'operator',
      meeting_point_en: 'At the quay',
      meeting_point_el: 'Στην προβλήτα',
      duration_minutes: 60,
      price_kind: 'ask',
      months: [6, 7],
      level: 'easy',
    },
    key: 'slug',
    change: { name_en: 'Somebody changed this' },
  },
  vehicles: {
    row: {
      ...listingTexts,
      slug: 'nobody-drives-this',
      islands: ['naxos'],
      class: 'mini',
      seats: 4,
      doors: 3,
      bags: 1,
      gearbox: 'manual',
      fuel: 'petrol',
      months: [6, 7],
      licence: 'B',
      licence_years: 1,
      permit_outside_eu: true,
      minimum_age: 21,
      insurance_en: 'Third party, and nothing else at all.',
      insurance_el: 'Αστική ευθύνη, και τίποτε άλλο.',
    },
    key: 'slug',
    change: { name_en: 'Somebody changed this' },
  },
  listing_marks: {
    row: {
      listing: 'hotels',
      block: 9,
      dim: 'island',
      value: 'naxos',
      bits: '0'.repeat(4096),
      id: 'hotels/9/island/naxos',
    },
    key: 'id',
    change: { value: 'milos' },
  },
  places: {
    row: {
      id: 'naxos/beach-nowhere',
      island: 'naxos',
      kind: 'beach',
      name_en: 'Nowhere',
      name_el: 'Πουθενά',
      lat: 37.1,
      lon: 25.4,
    },
    key: 'id',
    change: { name_en: 'Somewhere' },
  },
  posts: {
    row: {
      slug: 'nobody-wrote-this',
      published_at: '2026-01-01T00:00:00Z',
      checked_on: '2026-01-01',
      tags: ['islands'],
      title_en: 'Nobody wrote this',
      title_el: 'Κανείς δεν το έγραψε',
      description_en: 'A post that somebody tries to add with the public key alone.',
      description_el: 'Άρθρο που κάποιος προσπαθεί να προσθέσει μόνο με το δημόσιο κλειδί.',
      body_en: 'Nothing to read here. '.repeat(12),
      body_el: 'Τίποτε για διάβασμα. '.repeat(12),
    },
    key: 'slug',
    change: { title_en: 'Somebody changed this' },
  },
};

/** A property as the server stores it. */
export const propertyRow = (more: Row = {}): Row => ({
  id: crypto.randomUUID(),
  reference: referenceOf(crypto.randomUUID()),
  locale: 'en',
  kind: 'studios',
  name: 'Studios of a test',
  island: 'milos',
  place: 'Pollonia',
  description: 'Six studios above the fishing harbour, two minutes on foot from the beach.',
  rooms: 6,
  guests: 14,
  peak_from: 12_000,
  peak_to: 18_000,
  amenities: ['sea-view', 'kitchen'],
  contact_name: 'Somebody',
  contact_email: 'somebody@example.org',
  is_authorised: true,
  ...more,
});

/** Adds a row that another one refers to, as its owner or as the server. */
export type AddRow = (whom: 'owner' | 'server', table: string, row: Row) => Promise<void>;

const instant = '2027-07-14T04:25:00Z';

/** A trip of the owner with a finding. */
async function foundTrip(owner: Member, add: AddRow) {
  const [tripId, findingId] = [crypto.randomUUID(), crypto.randomUUID()];
  const document = tripDocument('A watched trip');
  await add('owner', 'trips', { id: tripId, user_id: owner.id, document });
  const times = { found_at: instant, expires_at: instant };
  const row = { id: findingId, trip_id: tripId, key: 'gone naxos', finding: {}, ...times };
  return { tripId, findingId, row };
}

/** Tables closed to everybody but the server; in the last one, the sender of a row can read it too. */
export const closedTables: Record<
  string,
  {
    row: Row | ((owner: Member, add: AddRow) => Row | Promise<Row>);
    key: string;
    change: Row;
  }
> = {
  trip_boats: {
    row: async (owner, add) => {
      const { tripId } = await foundTrip(owner, add);
      const times = { departs_at: instant, arrives_at: instant };
      return { trip_id: tripId, position: 9, sequence: 1, from_port: 'naxos-chora', ...times };
    },
    key: 'trip_id',
    change: { from_port: 'piraeus' },
  },
  trip_findings: {
    row: async (owner, add) => (await foundTrip(owner, add)).row,
    key: 'id',
    change: { ended_at: instant },
  },
  trip_notices: {
    row: async (owner, add) => {
      const { tripId, findingId, row } = await foundTrip(owner, add);
      await add('server', 'trip_findings', row);
      const about = { finding_id: findingId, trip_id: tripId, user_id: owner.id };
      // Due when all tests are over.
      return { id: crypto.randomUUID(), ...about, stage: 'found', due_at: '2099-01-01T00:00:00Z' };
    },
    key: 'id',
    change: { state: 'sent' },
  },
  push_subscriptions: {
    row: ({ id }) => ({
      endpoint: `https://updates.push.services.mozilla.com/${crypto.randomUUID()}`,
      user_id: id,
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
    }),
    key: 'endpoint',
    change: { auth: 'B'.repeat(22) },
  },
  trip_follows: {
    row: async (owner, add) => {
      const { tripId } = await foundTrip(owner, add);
      const about = { trip_id: tripId, user_id: owner.id, locale: 'en' };
      return { id: crypto.randomUUID(), ...about, mails: true, pushes: false };
    },
    key: 'id',
    change: { pushes: true },
  },
  trip_watch: { row: { is_one: true }, key: 'is_one', change: { holder: 'somebody' } },
  recovery_codes: {
    row: ({ id }) => ({ user_id: id, code_hash: 'a'.repeat(64) }),
    key: 'user_id',
    change: { used_at: null },
  },
  listing_words: {
    row: { listing: 'vehicles', word: 'nobodysaysthis', ord: 999_999 },
    key: 'word',
    change: { ord: 0 },
  },
  contact_messages: {
    row: {
      name: 'Somebody',
      email: 'somebody@example.org',
      topic: 'trip',
      message: 'A message that only the owner may read.',
      locale: 'en',
    },
    key: 'email',
    change: { name: 'Changed' },
  },
  rate_limits: {
    row: {
      bucket: 'policies',
      hashed_key: 'f'.repeat(64),
      hits: 1,
      window_ends_at: '2030-01-01T00:00:00Z',
    },
    key: 'bucket',
    change: { hits: 0 },
  },
  session_browsers: {
    row: { session_id: '00000000-0000-4000-8000-00000000c0de', agent: 'A browser of a test' },
    key: 'session_id',
    change: { agent: 'Changed' },
  },
  left_files: {
    row: { bucket: 'avatars', folder: crypto.randomUUID() },
    key: 'folder',
    change: { bucket: 'property-photos' },
  },
  property_submissions: { row: propertyRow(), key: 'id', change: { state: 'published' } },
};

/**
 * Functions of the API and who may call them; `nobody` marks those only used by other functions and
 * triggers.
 */
export const functions: Record<string, 'anyone' | 'members' | 'server' | 'nobody'> = {
  ping: 'anyone',
  take_rate_limit: 'server',
  set_updated_at: 'nobody',
  set_edited_at: 'nobody',
  delete_account: 'members',
  replace_recovery_codes: 'server',
  session_is_open: 'members',
  session_is_fresh: 'members',
  list_sessions: 'members',
  end_session: 'members',
  note_browser: 'members',
  limit_trips: 'nobody',
  limit_trip_size: 'nobody',
  limit_property_submissions: 'nobody',
  limit_contact_messages: 'nobody',
  limit_user_metadata: 'nobody',
  leave_files: 'nobody',
  limit_conversations: 'nobody',
  trip_document_schema: 'nobody',
  fits_schema: 'nobody',
  is_trip_document: 'nobody',
  check_trip: 'members',
  count_trip_saves: 'nobody',
  list_trips: 'members',
  public_trip: 'nobody',
  shared_trip: 'anyone',
  calendar_trip: 'anyone',
  index_trip_boats: 'nobody',
  hold_trip_watch: 'server',
  trip_listeners: 'server',
  told_of_trips: 'nobody',
  is_held: 'nobody',
  trip_news_at: 'server',
  end_trip_follows: 'nobody',
  follow_trip: 'members',
  followed_trips: 'members',
  unfollow_trip: 'members',
  list_push_subscriptions: 'members',
  keep_push_subscription: 'members',
  touched_trips: 'server',
  record_trip_findings: 'server',
  claim_trip_mails: 'server',
  finish_trip_mail: 'server',
  note_trip_look: 'server',
  stop_trip_mails: 'server',
  trip_watch_status: 'server',
  metres_between: 'anyone',
  nearby_places: 'anyone',
  nearest_place: 'anyone',
  fold_text: 'server',
  words_of: 'server',
  each_once_of: 'server',
  are_months: 'server',
  are_hours: 'server',
  are_partner_links: 'server',
  price_steps: 'nobody',
  price_drawer: 'nobody',
  hotel_marks: 'nobody',
  activity_marks: 'nobody',
  vehicle_marks: 'nobody',
  bits_of: 'nobody',
  masks_of: 'nobody',
  refresh_listing_marks: 'nobody',
  search_listings: 'anyone',
};
