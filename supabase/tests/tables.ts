import type { Member, Row } from './people';

/** A trip with one stop, the ground on which rows of the parts can stand. */
export interface Ground {
  owner: Member;
  tripId: string;
  stopId: string;
}

interface OwnTable {
  /** A new row of the owner's. */
  row: (ground: Ground) => Row;
  /** Column by which the row is found again. */
  key: string;
  /** A change that is allowed in itself. */
  change: Row;
}

let place = 0;
/** Positions are unique in a trip: each row takes the next one. */
const nextPlace = () => {
  place += 1;
  return place;
};

const part = ({ owner, tripId }: Ground) => ({
  id: crypto.randomUUID(),
  user_id: owner.id,
  trip_id: tripId,
});

/** Tables whose rows belong to one person, who alone may see and change them. */
export const ownTables: Record<string, OwnTable> = {
  profiles: {
    row: ({ owner }) => ({ user_id: owner.id, locale: 'el', home_airport: 'ATH' }),
    key: 'user_id',
    change: { units: 'imperial' },
  },
  trips: {
    row: ({ owner }) => ({ id: crypto.randomUUID(), user_id: owner.id, title: 'A trip' }),
    key: 'id',
    change: { title: 'Another title' },
  },
  trip_stops: {
    row: (ground) => ({ ...part(ground), position: nextPlace() % 40, island: 'naxos', nights: 2 }),
    key: 'id',
    change: { nights: 5 },
  },
  trip_days: {
    row: (ground) => ({
      ...part(ground),
      stop_id: ground.stopId,
      day_offset: nextPlace() % 61,
      note: 'Up Mount Zas',
    }),
    key: 'id',
    change: { note: 'Down again' },
  },
  trip_legs: {
    row: (ground) => ({
      ...part(ground),
      position: nextPlace() % 41,
      sequence: 0,
      from_port: 'piraeus',
      to_port: 'naxos',
      departs_at: '2027-06-01T05:00:00Z',
      arrives_at: '2027-06-01T10:00:00Z',
    }),
    key: 'id',
    change: { vessel: 'Another boat' },
  },
  trip_entries: {
    row: (ground) => ({
      ...part(ground),
      stop_id: ground.stopId,
      position: nextPlace() % 200,
      kind: 'hotel',
      title: 'A room',
    }),
    key: 'id',
    change: { cents: 12_000 },
  },
};

/** Tables that anyone reads and nobody writes through the API. */
export const publicTables: Record<string, { row: Row; key: string; change: Row }> = {
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
};

/** Tables that are closed to everybody but the server. */
export const closedTables: Record<string, { row: Row; key: string; change: Row }> = {
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
};

/** Functions of the API and who may call them; `nobody` are those that other functions and triggers use. */
export const functions: Record<string, 'anyone' | 'members' | 'server' | 'nobody'> = {
  ping: 'anyone',
  take_rate_limit: 'server',
  set_updated_at: 'nobody',
  delete_account: 'members',
  limit_trips: 'nobody',
  save_trip: 'members',
  create_trip: 'members',
  public_trip_document: 'nobody',
  shared_trip: 'anyone',
  calendar_trip: 'anyone',
  metres_between: 'anyone',
  nearby_places: 'anyone',
  nearest_place: 'anyone',
};
