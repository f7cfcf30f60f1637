import { randomBytes, randomUUID } from 'node:crypto';
import { publicKey } from '../instance.ts';
import { askingAs, join, type Person } from '../people.ts';

/** What is done until the backend dies, and what must be true of it afterwards. */
export interface Deed {
  readonly name: string;
  /** Made ready while nothing is killed yet. */
  prepare(url: string): Promise<void>;
  /** One deed, one after the other; fails when the backend is gone. */
  once(url: string): Promise<void>;
  /** What is wrong after the next start. */
  check(url: string): Promise<string[]>;
}

const document = (title: string) => ({
  ...{ title, startDate: '2027-07-05', adults: 2, children: 0, vehicle: null, planQuery: null },
  ...{
    startGateway: 'piraeus',
    endGateway: 'piraeus',
    privateNotes: '',
    days: [],
    legs: [],
    entries: [],
  },
  stops: [{ id: '0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10', island: 'naxos', nights: 3, note: '' }],
});

const trip = (title: string) => ({ id: randomUUID(), document: document(title) });

function expectOk(status: number, body: string) {
  if (status >= 300) throw new Error(`refused with ${status}: ${body.slice(0, 200)}`);
}

/** Trips are saved and changed; what was acknowledged is there, in its last words or those on the way. */
export function writing(): Deed {
  let owner: Person;
  const acknowledged = new Map<string, string>();
  let underWay: readonly [string, string] | undefined;
  const titlesOf = async (url: string) => {
    const { body } = await askingAs(url, owner)('GET', '/rest/v1/trips?select=id,document');
    const rows = JSON.parse(body) as { id: string; document: { title: string } }[];
    return new Map(rows.map(({ id, document: { title } }) => [id, title]));
  };
  return {
    name: 'write',
    async prepare(url) {
      acknowledged.clear();
      owner = await join(url, 'writer');
    },
    async once(url) {
      const as = askingAs(url, owner);
      const title = randomUUID();
      const known = [...acknowledged.keys()];
      const isNew = known.length < 20;
      const id = isNew ? randomUUID() : (known[randomBytes(1).readUInt8() % 20] ?? '');
      underWay = [id, title];
      const { status, body } = isNew
        ? await as('POST', '/rest/v1/trips', { id, document: document(title) })
        : await as('PATCH', `/rest/v1/trips?id=eq.${id}`, { document: document(title) });
      expectOk(status, body);
      acknowledged.set(id, title);
      underWay = undefined;
    },
    async check(url) {
      const found = await titlesOf(url);
      return [...acknowledged].flatMap(([id, title]) => {
        const kept = found.get(id);
        const mayBe = underWay?.[0] === id && underWay[1] === kept;
        return kept === title || mayBe
          ? []
          : [`trip ${id} was acknowledged and is ${kept ?? 'gone'}`];
      });
    },
  };
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture is replaced again and again; afterwards it is the last one or the one on the way, whole. */
export function uploading(): Deed {
  let owner: Person;
  let last: Buffer | undefined;
  let underWay: Buffer | undefined;
  const object = (url: string) => `${url}/storage/v1/object`;
  return {
    name: 'upload',
    async prepare(url) {
      last = undefined;
      underWay = undefined;
      owner = await join(url, 'sender');
    },
    async once(url) {
      const picture = Buffer.concat([png, randomBytes(100_000)]);
      underWay = picture;
      const answer = await fetch(`${object(url)}/avatars/${owner.id}/picture.png`, {
        method: 'POST',
        headers: {
          apikey: publicKey,
          authorization: `Bearer ${owner.token}`,
          'content-type': 'image/png',
          'x-upsert': 'true',
        },
        body: picture,
      });
      expectOk(answer.status, await answer.text());
      last = picture;
      underWay = undefined;
    },
    async check(url) {
      const answer = await fetch(`${object(url)}/public/avatars/${owner.id}/picture.png`);
      const kept = answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
      const isOne = [last, underWay].some((one) => one && kept?.equals(one));
      if (isOne || (!last && !kept)) return [];
      return [`the picture is ${kept ? `${kept.length} bytes of no version` : 'gone'}`];
    },
  };
}

/** Accounts are deleted with all they have; afterwards each is there whole or gone whole. */
export function deleting(): Deed {
  let waiting: Person[] = [];
  let gone: Person[] = [];
  let underWay: Person | undefined;
  const rowsOf = async (url: string, { id }: Person) => {
    const { body } = await askingAs(url, 'server')(
      'GET',
      `/rest/v1/trips?user_id=eq.${id}&select=id`,
    );
    return (JSON.parse(body) as object[]).length;
  };
  const canSignIn = async (url: string, { email, password }: Person) =>
    (
      await askingAs(url, 'nobody')('POST', '/auth/v1/token?grant_type=password', {
        email,
        password,
      })
    ).status === 200;
  return {
    name: 'deletion',
    async prepare(url) {
      [waiting, gone, underWay] = [[], [], undefined];
      for (let count = 0; count < 8; count += 1) {
        const person = await join(url, 'leaving');
        for (const title of ['one', 'two']) {
          const { status, body } = await askingAs(url, person)(
            'POST',
            '/rest/v1/trips',
            trip(title),
          );
          expectOk(status, body);
        }
        waiting.push(person);
      }
    },
    async once(url) {
      underWay = waiting.shift();
      // All are gone: the kill comes while nothing happens.
      if (!underWay) return new Promise((resolve) => setTimeout(resolve, 20));
      const { status, body } = await askingAs(url, underWay)(
        'POST',
        '/rest/v1/rpc/delete_account',
        {},
      );
      expectOk(status, body);
      gone.push(underWay);
      underWay = undefined;
    },
    async check(url) {
      const faults: string[] = [];
      for (const person of [...gone, ...waiting, ...(underWay ? [underWay] : [])]) {
        const [trips, isThere] = [await rowsOf(url, person), await canSignIn(url, person)];
        const isWhole = isThere && trips === 2;
        const isGone = !isThere && trips === 0;
        const isRight =
          person === underWay ? isWhole || isGone : gone.includes(person) ? isGone : isWhole;
        if (!isRight)
          faults.push(`an account ${isThere ? 'is there' : 'is gone'} with ${trips} of 2 trips`);
      }
      return faults;
    },
  };
}
