import { askingAs, join, type Person } from '../../people.ts';
import { type Action, expectOk, type Place } from '../action.ts';
import { filesLeft, newPicture, pictureOf, putPicture, removeLeftPictures } from '../pictures.ts';
import { trip } from '../trip.ts';

type Leaving = Person & { readonly picture: Buffer };

const people = 8;

async function leaving(place: Place): Promise<Leaving> {
  const person = { ...(await join(place.url, 'leaving')), picture: newPicture() };
  const as = askingAs(place.url, person);
  for (const title of ['one', 'two']) {
    const { status, body } = await as('POST', '/rest/v1/trips', trip(title));
    expectOk(status, body);
  }
  await putPicture(place, person.id, person.picture);
  return person;
}

/** Describes what is left of a person: everything, nothing, or which parts. */
async function remainsOf(place: Place, { id, email, password, picture }: Leaving): Promise<string> {
  const [server, nobody] = [askingAs(place.url, 'server'), askingAs(place.url, 'nobody')];
  const rows = await server('GET', `/rest/v1/trips?user_id=eq.${id}&select=id`);
  const trips = (JSON.parse(rows.body) as object[]).length;
  const grant = '/auth/v1/token?grant_type=password';
  const account = (await nobody('POST', grant, { email, password })).status === 200;
  const shown = await pictureOf(place, id);
  const isWhole = account && trips === 2 && shown?.equals(picture);
  if (isWhole) return 'all';
  const files = filesLeft(place, id).length;
  if (!(account || trips || shown || files)) return 'nothing';
  const bytes = shown ? `${shown.length} bytes shown` : 'nothing shown';
  return `account: ${account}, trips: ${trips} of 2, picture: ${bytes}, ${files} files`;
}

/**
 * Deletes accounts with everything they have, while the job that removes their files runs. After
 * the restart and another run of that job, each account must be either complete or completely gone.
 */
export function deleting(): Action {
  let staying: Leaving[] = [];
  let gone: Leaving[] = [];
  let underWay: Leaving | undefined;
  return {
    name: 'deletion',
    async prepare(place) {
      [gone, underWay] = [[], undefined];
      // In parallel, because sign-ups are answered at fixed intervals.
      staying = await Promise.all(Array.from({ length: people }, () => leaving(place)));
    },
    async once(place) {
      // One account stays. Once the others are gone, the kill comes while nothing happens.
      if (staying.length === 1) return new Promise((resolve) => setTimeout(resolve, 20));
      underWay = staying.shift() as Leaving;
      const as = askingAs(place.url, underWay);
      const { status, body } = await as('POST', '/rest/v1/rpc/delete_account', {});
      expectOk(status, body);
      gone.push(underWay);
      underWay = undefined;
      await removeLeftPictures(place);
    },
    async check(place) {
      await removeLeftPictures(place);
      const faultsOf = async (person: Leaving) => {
        const remains = await remainsOf(place, person);
        const wanted = gone.includes(person) ? ['nothing'] : ['all'];
        if (person === underWay) wanted.push('nothing');
        return wanted.includes(remains)
          ? []
          : [`${wanted.join(' or ')} was to be left: ${remains}`];
      };
      const everyone = [...gone, ...staying, ...(underWay ? [underWay] : [])];
      return (await Promise.all(everyone.map(faultsOf))).flat();
    },
  };
}
