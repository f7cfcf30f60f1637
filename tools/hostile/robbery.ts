import { ownMark, stateOf } from './belongings.ts';
import { askingAs, join, type Person } from './people.ts';
import { forgedTokens } from './tokens.ts';

interface Verb {
  readonly method: string;
  readonly query: string;
  readonly body?: unknown;
  readonly prefer?: string;
}

/** Tables to which any sender adds rows, or that count requests: they change by themselves. */
const changing = new Set(['rate_limits', 'contact_messages']);

const verbsOn = (victim: Person): readonly Verb[] => {
  const all = [`user_id=eq.${victim.id}`, 'select=*', ''];
  const change = {
    user_id: victim.id,
    title: 'robbed',
    locale: 'en',
    document: { title: 'robbed' },
  };
  const merge = 'return=representation,resolution=merge-duplicates';
  return [
    ...all.map((query) => ({ method: 'GET', query })),
    { method: 'HEAD', query: `user_id=eq.${victim.id}`, prefer: 'count=exact' },
    ...all.map((query) => ({ method: 'DELETE', query })),
    ...[
      change,
      { title: 'robbed' },
      { locale: 'en' },
      { name_en: 'robbed' },
      { share_token: 'x'.repeat(24) },
    ].map((body) => ({ method: 'PATCH', query: `user_id=eq.${victim.id}`, body })),
    { method: 'PATCH', query: '', body: { updated_at: '2020-01-01T00:00:00Z' } },
    { method: 'POST', query: '', body: change },
    { method: 'POST', query: '', body: [change], prefer: merge },
    { method: 'POST', query: 'on_conflict=user_id', body: change, prefer: merge },
    { method: 'PUT', query: `user_id=eq.${victim.id}`, body: change },
  ];
};

interface Robbery {
  readonly backend: string;
  readonly tables: readonly string[];
  readonly functions: readonly string[];
  readonly jwtSecret: string;
}

/** Everyone but the victim, by their credentials for the backend. */
async function thieves({ backend, jwtSecret }: Robbery, victim: Person) {
  const [other, left] = [await join(backend, 'other'), await join(backend, 'left')];
  // An ended session of the victim: its token must open nothing.
  const grant = '/auth/v1/token?grant_type=password';
  const again = await askingAs(backend, 'nobody')('POST', grant, {
    email: victim.email,
    password: victim.password,
  });
  const { access_token: ended } = JSON.parse(again.body) as { access_token: string };
  await askingAs(backend, ended)('POST', '/auth/v1/logout?scope=local', {});
  await askingAs(backend, left)('POST', '/auth/v1/logout?scope=global', {});
  return [
    { name: 'nobody', as: askingAs(backend, 'nobody') },
    { name: 'somebody else', as: askingAs(backend, other) },
    { name: 'somebody else, signed out', as: askingAs(backend, left) },
    { name: 'an ended session of the owner', as: askingAs(backend, ended) },
    ...forgedTokens(victim.id, jwtSecret).map((token, index) => ({
      name: `forged token ${index + 1}`,
      as: askingAs(backend, token),
    })),
  ];
}

/**
 * Three people try every verb on every table, as do former members and impostors. Nobody may read
 * the victim's data, and in the end everything must be unchanged. Returns the faults and the number
 * of attempts.
 */
export async function rob(robbery: Robbery, victim: Person) {
  const { backend, tables, functions } = robbery;
  const faults: string[] = [];
  let tries = 0;
  const before = await stateOf(backend, tables, victim);
  for (const [table, { rows, isOwned }] of Object.entries(before)) {
    if (isOwned && rows === '[]')
      faults.push(`${table}: has rows of people, and none to rob: see belongings.ts`);
  }
  const judge = (what: string, { status, body }: { status: number; body: string }) => {
    tries += 1;
    if (status >= 500) faults.push(`${what}: ${status} ${body.slice(0, 200)}`);
    if (body.includes(ownMark)) faults.push(`${what}: shows what is the owner’s`);
  };
  for (const { name, as } of await thieves(robbery, victim)) {
    for (const table of tables) {
      for (const { method, query, body, prefer } of verbsOn(victim)) {
        const path = `/rest/v1/${table}${query && `?${query}`}`;
        judge(`${name}: ${method} ${path}`, await as(method, path, body, prefer));
      }
    }
    for (const called of functions) {
      judge(`${name}: ${called}`, await as('POST', `/rest/v1/rpc/${called}`, {}));
    }
  }
  const after = await stateOf(backend, tables, victim);
  for (const table of tables) {
    if (!changing.has(table) && before[table]?.rows !== after[table]?.rows) {
      faults.push(`${table}: is not what it was`);
    }
  }
  return { faults, tries };
}
