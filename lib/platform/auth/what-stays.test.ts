import { keptNames } from '@/lib/foundation/ids/cache-names';
import {
  AuthServiceUnavailable,
  browserAt,
  cookie,
  eleni,
  type Service,
  settled,
} from './testing/browser-at';

const everybodys = [keptNames.files, keptNames.pages, keptNames.packs];
const theirs = keptNames.person + eleni.id;

/** A browser that keeps pages and a draft of Eleni's besides public content. */
async function browserOf(address: string, given: { cookie?: string; service?: Service }) {
  const names = new Set<string>([...everybodys, theirs]);
  const caches = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  };
  Object.assign(globalThis, { caches });
  const tab = await browserAt(address, { stored: eleni, ...given });
  tab.entries.set('compass-draft-chat', 'Where shall we swim?');
  tab.entries.set('packing-list', 'A hat');
  return { tab, kept: () => [...names].sort(), stored: () => [...tab.entries.keys()].sort() };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const nothingOfHers = { pages: everybodys.toSorted(), entries: ['packing-list'] };

describe('personal data in the browser is removed', () => {
  it.each([
    ['when the token is refused', () => Promise.reject(new Error('Invalid Refresh Token'))],
    ['when the session holds nobody', async () => null],
  ])('%s', async (_, readSession) => {
    const { tab, kept, stored } = await browserOf('/about', { cookie, service: { readSession } });
    tab.watchSession();
    await settled();
    await settled();
    expect({ pages: kept(), entries: stored() }).toEqual(nothingOfHers);
  });

  it('when the cookie is gone', async () => {
    const { tab, kept, stored } = await browserOf('/about', {});
    tab.watchSession();
    await settled();
    expect({ pages: kept(), entries: stored() }).toEqual(nothingOfHers);
  });

  it('when the account is deleted, and its last page stays', async () => {
    const { tab, kept, stored } = await browserOf('/profile', {});
    // The page with that message is shown before anything reads the session.
    await tab.forgetGonePerson();
    tab.watchSession();
    await settled();
    expect({ pages: kept(), entries: stored() }).toEqual(nothingOfHers);
  });
});

it('stays during an outage', async () => {
  const service = { readSession: () => Promise.reject(new AuthServiceUnavailable()) };
  const { tab, kept, stored } = await browserOf('/about', { cookie, service });
  tab.watchSession();
  await settled();
  await settled();
  expect(kept()).toContain(theirs);
  expect(stored()).toEqual(['auth-storage', 'compass-draft-chat', 'packing-list']);
});
