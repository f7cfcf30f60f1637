import { isAnotherPage, isPlain, mayBeFetchedAhead } from './followed-link';

const here = new URL('https://compass.example/islands?size=small');
const to = (address: string) => new URL(address, here);
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('a plain click', () => {
  it('uses the main button without a modifier key', () => {
    expect(isPlain(plain)).toBe(true);
    expect(isPlain({ ...plain, button: 1 })).toBe(false);
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
      expect(isPlain({ ...plain, [key]: true })).toBe(false);
    }
  });
});

describe('the router handles a link', () => {
  it('to another page, or to the same page with another query', () => {
    expect(isAnotherPage(to('/guides#top'), here)).toBe(true);
    expect(isAnotherPage(to('/islands'), here)).toBe(true);
  });

  it('but not to the current address, an anchor on this page, or a file', () => {
    expect(isAnotherPage(to('?size=small'), here)).toBe(false);
    expect(isAnotherPage(to('?size=small#find-island'), here)).toBe(false);
    expect(isAnotherPage(to('/api/ferries/feed'), here)).toBe(false);
  });
});

describe('a link is prefetched', () => {
  const may = (address: string) =>
    mayBeFetchedAhead(to(address), here, (path) => path === '/profile');

  it('if the page is the same for everyone', () => {
    expect(may('/guides')).toBe(true);
    expect(may('/profile')).toBe(false);
    expect(may('/ferry-tickets-search?from=naxos')).toBe(false);
  });
});
