import { randomBytes, randomUUID } from 'node:crypto';
import { askingAs, join, type Person } from '../../people.ts';
import { type Action, expectOk, type Place } from '../action.ts';
import { document } from '../trip.ts';

/**
 * Saves and changes trips; afterwards every acknowledged trip exists, in its last version or the
 * one being written.
 */
export function writing(): Action {
  let owner: Person;
  const acknowledged = new Map<string, string>();
  let underWay: readonly [string, string] | undefined;
  const titlesOf = async ({ url }: Place) => {
    const { body } = await askingAs(url, owner)('GET', '/rest/v1/trips?select=id,document');
    const rows = JSON.parse(body) as { id: string; document: { title: string } }[];
    return new Map(rows.map(({ id, document: { title } }) => [id, title]));
  };
  return {
    name: 'write',
    async prepare({ url }) {
      acknowledged.clear();
      underWay = undefined;
      owner = await join(url, 'writer');
    },
    async once({ url }) {
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
    async check(place) {
      const found = await titlesOf(place);
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
