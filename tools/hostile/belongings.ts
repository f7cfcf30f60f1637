import { createHash, randomUUID } from 'node:crypto';
import { askingAs, type Person } from './people.ts';

/** Marker in everything that belongs to the victim. */
export const ownMark = `of-nobody-else-${randomUUID()}`;

/** One row for every table that holds rows of people. */
const rowsOf = (owner: Person): Record<string, object> => ({
  profiles: { user_id: owner.id, locale: 'el', home_airport: 'ATH' },
  trips: {
    id: randomUUID(),
    user_id: owner.id,
    document: {
      ...{ title: ownMark, startDate: '2027-07-05', adults: 2, children: 0, vehicle: null },
      ...{ startGateway: 'piraeus', endGateway: 'piraeus', privateNotes: ownMark, planQuery: null },
      stops: [{ id: randomUUID(), island: 'naxos', nights: 3, note: ownMark }],
      ...{ days: [], legs: [], entries: [] },
    },
  },
  conversations: {
    id: randomUUID(),
    user_id: owner.id,
    title: ownMark,
    messages: [{ role: 'user', parts: [{ type: 'text', text: ownMark }] }],
  },
});

const property = (owner: Person) => ({
  ...{ id: randomUUID(), reference: 'K7M2-4QX9', user_id: owner.id, locale: 'en', kind: 'studios' },
  ...{ name: ownMark.slice(0, 60), island: 'milos', place: 'Pollonia', rooms: 6, guests: 14 },
  description: `Six studios above the fishing harbour, two minutes from the beach. ${ownMark}`,
  ...{ peak_from: 12_000, peak_to: 18_000, amenities: ['kitchen'], contact_name: 'Somebody' },
  ...{ contact_email: owner.email, is_authorised: true },
});

/**
 * Gives a person a row in every table that holds rows of people; throws if the backend rejects it.
 */
export async function furnish(backend: string, owner: Person): Promise<void> {
  const put = async (as: ReturnType<typeof askingAs>, table: string, row: object) => {
    const { status, body } = await as('POST', `/rest/v1/${table}`, row);
    if (status >= 300) throw new Error(`${table} takes no row of its owner: ${status} ${body}`);
  };
  for (const [table, row] of Object.entries(rowsOf(owner)))
    await put(askingAs(backend, owner), table, row);
  await put(askingAs(backend, 'server'), 'property_submissions', property(owner));
  const code = { user_id: owner.id, code_hash: createHash('sha256').update(ownMark).digest('hex') };
  await put(askingAs(backend, 'server'), 'recovery_codes', code);
  await put(askingAs(backend, owner), 'rpc/note_browser', { agent: ownMark });
}

/**
 * Rows of the database as the server sees them, by table; only those of one person in tables that
 * have owners.
 */
export async function stateOf(backend: string, tables: readonly string[], owner: Person) {
  const as = askingAs(backend, 'server');
  const state: Record<string, { rows: string; isOwned: boolean }> = {};
  for (const table of tables) {
    // The table of files left by deleted accounts refers to the person by folder.
    const whose = table === 'left_files' ? 'folder' : 'user_id';
    const owned = await as('GET', `/rest/v1/${table}?${whose}=eq.${owner.id}&order=${whose}`);
    const isOwned = owned.status === 200;
    // For a table without owners, the first thousand rows represent all.
    const read = isOwned ? owned : await as('GET', `/rest/v1/${table}?limit=1000`);
    state[table] = { rows: read.body, isOwned: isOwned && whose === 'user_id' };
  }
  return state;
}
