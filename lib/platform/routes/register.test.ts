import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answerToUnknown, findPage, findRoute, isMachine, pagesBehind, shownPath } from './find';
import { isGuarded } from './guards';
import { listedPaths } from './listed';
import { register, routes } from './register';
import type { Route } from './route';
import { sampleOf } from './testing/sample';

const rows = Object.entries<Route>(register).map(([name, route]) => ({ name, route }));
const ofKind = (...kinds: Route['kind'][]) =>
  rows.filter(({ route }) => kinds.includes(route.kind));

/** Addresses of the files called `name` below a folder of app, with `[name]` for a parameter. */
function addressesOf(name: string, folder: string, address = ''): string[] {
  const inside = path.join(process.cwd(), folder);
  return readdirSync(inside, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      const onward = entry.name.startsWith('(') ? address : `${address}/${entry.name}`;
      return addressesOf(name, path.join(folder, entry.name), onward);
    }
    return entry.name === name ? [address || '/'] : [];
  });
}

const toPattern = (address: string) =>
  new RegExp(`^${address.replaceAll('.', '\\.').replace(/\[[^\]]+\]/g, '[^/]+')}$`);

const pages = addressesOf('page.tsx', 'app/[locale]');
const handlers = ['api', 'auth', 'feeds', 'og', 'sw.js', 'llms.txt', '.well-known'].flatMap(
  (folder) => addressesOf('route.ts', `app/${folder}`, `/${folder}`),
);
/** Files of app that Next.js serves under a name of its own. */
const conventions: Readonly<Record<string, string>> = {
  'manifest.ts': '/manifest.webmanifest',
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
};
const files = readdirSync(path.join(process.cwd(), 'app')).flatMap((file) =>
  /\.(?:ico|png|svg)$/.test(file) ? [`/${file}`] : (conventions[file] ?? []),
);
const published = readdirSync(path.join(process.cwd(), 'public'), { withFileTypes: true });
const addressesIn = (entries: typeof published) => entries.map(({ name }) => `/${name}`);
const publishedFiles = addressesIn(published.filter((entry) => entry.isFile()));

/** Addresses of the tree without a row of these kinds, and rows without a file in the tree. */
function differences(tree: readonly string[], kinds: readonly Route['kind'][]) {
  const samples = ofKind(...kinds).flatMap(({ route }) => {
    const one = sampleOf(route);
    return route.answersQuery ? Object.values(pagesBehind(one)) : [one];
  });
  const patterns = tree.map(toPattern);
  return {
    unregistered: tree.filter((_, index) => !samples.some((one) => patterns[index]?.test(one))),
    withoutFile: samples.filter((one) => !patterns.some((pattern) => pattern.test(one))),
  };
}

const none = { unregistered: [], withoutFile: [] };

describe('the route register', () => {
  it('has exactly the pages in app/[locale]', () => {
    expect(differences(pages, ['page', 'record', 'inner', 'development'])).toEqual(none);
  });

  it('has exactly the machine routes and files', () => {
    expect(differences([...handlers, ...files, ...publishedFiles], ['machine'])).toEqual(none);
  });

  it('has the methods of every machine route', async () => {
    const machines = ofKind('machine');
    for (const address of handlers) {
      const { route } =
        machines.find((row) => toPattern(address).test(sampleOf(row.route))) ?? machines[0] ?? {};
      const file = path.join(process.cwd(), 'app', address, 'route.ts');
      const text = readFileSync(file, 'utf8');
      const taken = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
        new RegExp(`^export .*\\b${method}\\b`, 'm').test(text),
      );
      // Next.js answers HEAD by GET.
      if (taken.includes('GET') && !taken.includes('HEAD')) taken.splice(1, 0, 'HEAD');
      expect([address, route?.methods ?? ['GET', 'HEAD']]).toEqual([address, taken]);
    }
  });

  it('has every folder of assets', () => {
    const folders = addressesIn(published.filter((entry) => entry.isDirectory()));
    const registered = ofKind('assets').map(({ route }) => route.path);
    expect(registered.filter((folder) => !folder.startsWith('/_next/')).sort()).toEqual(
      folders.sort(),
    );
  });

  it('marks only missing pages as planned', () => {
    const patterns = pages.map(toPattern);
    const built = ofKind('planned').filter(({ route }) =>
      patterns.some((pattern) => pattern.test(sampleOf(route))),
    );
    expect(built).toEqual([]);
  });

  it('has each address once', () => {
    const paths = rows.map(({ route }) => route.path);
    expect(paths.filter((one, index) => paths.indexOf(one) !== index)).toEqual([]);
  });

  it('has a slug pattern for every family', () => {
    for (const { name, route } of rows) {
      expect([name, route.path.includes('{slug}')]).toEqual([name, route.slugs !== undefined]);
      if (!route.slugs || 'table' in route.slugs) continue;
      expect(route.slugs.filter((slug) => !/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(slug))).toEqual([]);
    }
  });
});

describe('findRoute', () => {
  it.each(rows)('finds the row for an address of $name', ({ name, route }) => {
    expect(findRoute(sampleOf(route))?.name).toBe(name);
  });

  it('finds every listed path, each once, as a page', () => {
    expect(listedPaths.filter((one) => !findPage(one))).toEqual([]);
    expect(new Set(listedPaths).size).toBe(listedPaths.length);
    expect(listedPaths).toContain('/islands/naxos');
    expect(listedPaths).toContain('/guides/best-time-to-visit');
    expect(listedPaths).not.toContain('/profile');
  });

  it('returns the slug of a family', () => {
    expect(findRoute('/guides/naxos')).toMatchObject({ name: 'guide', slug: 'naxos' });
    expect(findRoute('/blog/any-post')).toMatchObject({ name: 'blogPost', slug: 'any-post' });
  });

  it.each([
    '/islands/atlantis',
    '/islands/naxos/more',
    '/islands/',
    '/islands/{slug}',
    '/my-trips/1',
    '/my-trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10/more',
    '/trips',
    '/trips/short',
    '/foo.php',
    '/icon.svgx',
    '/iconXsvg',
    '/api/trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10/pdf',
    '/og/xx/island/naxos.png',
    '/og/en/island/atlantis.png',
    '/og/en/island.png',
    // Properties that every object inherits are not families.
    '/constructor/x',
    '/toString/x',
    '/__proto__/x',
    '/og/en/constructor/naxos.png',
    // Figures of the site have a port of their own (lib/foundation/metrics.ts).
    '/metrics',
    '/el/metrics',
  ])('returns nothing for %s', (unknown) => expect(findRoute(unknown)).toBeUndefined());

  it('distinguishes pages from other addresses', () => {
    expect(findPage('/trips/Q2x_-abcdefghijklmnopqrs')?.name).toBe('sharedTrip');
    for (const none of ['/not-found-page', '/nowhere', '/blog/Any_Post', '/api', '/charts']) {
      expect(findPage(none)).toBeUndefined();
    }
    expect(isMachine('/api/health')).toBe(true);
    expect(isMachine('/og/el/guide/island-hopping.png')).toBe(true);
    expect(isMachine('/about')).toBe(false);
  });
});

describe('an address that answers a query', () => {
  const answering = rows.filter(({ route }) => route.answersQuery);

  it.each(answering)('has two internal pages, and neither is public: $name', ({ route }) => {
    const path = sampleOf(route);
    const { plain, answer } = pagesBehind(path);
    expect(shownPath(path, '')).toBe(plain);
    expect(shownPath(path, '?q=naxos')).toBe(answer);
    expect([findRoute(plain), findRoute(answer)]).toEqual([undefined, undefined]);
  });

  it('covers exactly these', () => {
    for (const path of ['/', '/about', '/islands/naxos', '/nowhere']) {
      expect(shownPath(path, '?q=naxos')).toBe(path);
    }
  });
});

it('answers JSON to programs for unknown addresses, and a page to people', () => {
  for (const address of ['/api', '/api/islands', '/api/health/more']) {
    expect(answerToUnknown(address)).toBe('json');
  }
  for (const address of ['/apiary', '/auth', '/islands/api', '/icon.svgx']) {
    expect(answerToUnknown(address)).toBe('page');
  }
});

it('guards personal pages and their subpages, and no others', () => {
  for (const { name, route } of rows) {
    expect([name, isGuarded(sampleOf(route))]).toEqual([name, route.guarded === true]);
  }
  expect(isGuarded('/my-trips/anything')).toBe(true);
  for (const open of ['/profiles', '/my-trips-of-others', '/nearby.html', '/signin']) {
    expect(isGuarded(open)).toBe(false);
  }
});

it('builds links from the names of its rows', () => {
  expect(routes.home).toBe('/');
  expect(routes.ferryTickets).toBe('/ferry-tickets');
  expect(routes.island('naxos')).toBe('/islands/naxos');
  expect(routes.shareImage('el', 'island/naxos')).toBe('/og/el/island/naxos.png');
  expect(routes.tripSheet('0b7e')).toBe('/my-trips/0b7e/sheet');
});
