import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { findPage } from './find';
import { findRedirect, pairInQuery } from './find-redirect';
import { redirects } from './redirects';

describe('findRedirect', () => {
  it('follows every exact rule', () => {
    for (const [from, to] of redirects.filter(([path]) => !path.includes('{'))) {
      expect(findRedirect(from)).toBe(to);
    }
  });

  it('keeps the island in redirects of a family, for each of the 24', () => {
    for (const island of islandSlugs) {
      expect(findRedirect(`/tips/${island}`)).toBe(`/guides/${island}#tips`);
      expect(findRedirect(`/photos/${island}`)).toBe(`/islands/${island}`);
      expect(findRedirect(`/travel-guide/${island}`)).toBe(`/guides/${island}`);
    }
  });

  it.each([
    ['thira', 'santorini'],
    ['thera', 'santorini'],
    ['santorin', 'santorini'],
    ['nio', 'ios'],
    ['tzia', 'kea'],
    ['thermia', 'kythnos'],
    ['koufonissi', 'koufonisia'],
    ['schinousa', 'schinoussa'],
    ['siros', 'syros'],
  ])('redirects from %s to %s, its page and its guide', (name, slug) => {
    expect(findRedirect(`/islands/${name}`)).toBe(`/islands/${slug}`);
    expect(findRedirect(`/guides/${name}`)).toBe(`/guides/${slug}`);
  });

  it('ignores unknown islands', () => {
    expect(findRedirect('/tips/atlantis')).toBeUndefined();
    expect(findRedirect('/photos/crete')).toBeUndefined();
  });

  it.each([
    ['athens-to-santorini', 'piraeus-to-santorini'],
    ['athens-to-kea', 'lavrio-to-kea'],
    ['thira-to-iraklion', 'santorini-to-heraklion'],
    ['mikonos-to-athens', 'mykonos-to-piraeus'],
  ])('redirects from the route %s to %s', (written, slug) => {
    expect(findRedirect(`/ferry-routes/${written}`)).toBe(`/ferry-routes/${slug}`);
  });

  it.each([
    'piraeus-to-naxos',
    'athens-to-athens',
    'naxos',
    'kea-to-anafi',
    'naxos-to-paros-to-ios',
  ])('does not redirect the route %s', (slug) =>
    expect(findRedirect(`/ferry-routes/${slug}`)).toBeUndefined(),
  );

  it('redirects comparisons in the other order or with another name', () => {
    expect(findRedirect('/compare/naxos-or-paros')).toBe('/compare/paros-or-naxos');
    expect(findRedirect('/compare/paros-or-naxos')).toBeUndefined();
    expect(findRedirect('/compare')).toBeUndefined();
  });

  it.each([
    ['kea-vs-anafi', '/compare?islands=kea&islands=anafi'],
    ['naxos-or-paros-or-ios', '/compare?islands=naxos&islands=paros&islands=ios'],
    [encodeURIComponent('νάξος-ή-πάρος'), '/compare/paros-or-naxos'],
    ['paros-or-paros', '/compare?islands=paros'],
    ['crete-vs-rhodes', undefined],
    ['%E0%A4%A-or-naxos', undefined],
  ])('leads the comparison %s to %s', (slug, target) =>
    expect(findRedirect(`/compare/${slug}`)).toBe(target),
  );

  it.each([
    ['/compare', 'islands=naxos&islands=paros&islands=', '/compare/paros-or-naxos'],
    ['/compare', 'islands=anafi&islands=kea', undefined],
    ['/compare', 'islands=naxos&islands=paros&islands=ios', undefined],
    ['/compare', 'islands=naxos', undefined],
    ['/islands', 'islands=naxos&islands=paros', undefined],
  ])('leads %s?%s to %s', (path, query, page) => {
    expect(pairInQuery(path, new URLSearchParams(query))).toBe(page);
  });

  it('matches families of old addresses', () => {
    expect(findRedirect('/restaurants/any-old-tavern')).toBe('/culinary');
    expect(findRedirect('/ferry-tickets/lavrio-kea')).toBe('/ferry-tickets');
  });

  it('does not redirect pages, even near a family', () => {
    expect(findRedirect('/ferry-tickets/tracking')).toBeUndefined();
    expect(findRedirect('/ferry-tickets')).toBeUndefined();
    expect(findRedirect('/culinary')).toBeUndefined();
    expect(findRedirect('/culinary/a/b')).toBeUndefined();
    expect(findRedirect('/guides/naxos')).toBeUndefined();
  });

  it('has each address once, and no page of the build', () => {
    const from = redirects.map(([path]) => path);
    expect(from.filter((path, index) => from.indexOf(path) !== index)).toEqual([]);
    // A redirect takes precedence over records that only a table knows.
    const isBuilt = (path: string) => {
      const { slugs = [] } = findPage(path)?.route ?? { slugs: { table: '' } };
      return !('table' in slugs);
    };
    expect(from.filter((path) => !path.includes('{') && isBuilt(path))).toEqual([]);
  });

  it('never redirects from one rule to another', () => {
    for (const [, to] of redirects) expect(findRedirect(to.split('#')[0] ?? to)).toBeUndefined();
  });
});
