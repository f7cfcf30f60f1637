import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isKnownPath, publicPaths } from './pages';

/** The addresses of the pages in app/[locale], with `[name]` for a parameter. */
function pageRoutes(folder: string, address = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      const group = entry.name.startsWith('(');
      return pageRoutes(
        path.join(folder, entry.name),
        group ? address : `${address}/${entry.name}`,
      );
    }
    return entry.name === 'page.tsx' ? [address || '/'] : [];
  });
}

const routes = pageRoutes(path.join(process.cwd(), 'app/[locale]'));
/** The 404 screen: served under every unknown address, public under none. */
const hidden = ['/not-found-page'];
/** One address of each kind that only the database knows. */
const records = [
  '/my-trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10',
  '/my-trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10/sheet',
  '/trips/abcdefghijklmnopqrstuvwx',
];

describe('the register of public addresses', () => {
  it('lists every page in app/[locale]', () => {
    const missing = routes
      .filter((route) => !hidden.includes(route))
      .filter((route) =>
        route.includes('[')
          ? ![...publicPaths, ...records].some((known) => toPattern(route).test(known))
          : !isKnownPath(route),
      );
    expect(missing).toEqual([]);
  });

  it('lists no page that is not there', () => {
    const patterns = routes.map(toPattern);
    const surplus = publicPaths.filter((known) => !patterns.some((pattern) => pattern.test(known)));
    expect(surplus).toEqual([]);
  });

  it('knows its own addresses, each once, and no others', () => {
    expect(publicPaths.filter((known) => !isKnownPath(known))).toEqual([]);
    expect(new Set(publicPaths).size).toBe(publicPaths.length);
    for (const unknown of [
      '/islands/atlantis',
      '/islands/naxos/more',
      '/foo.php',
      '/not-found-page',
    ]) {
      expect(isKnownPath(unknown)).toBe(false);
    }
  });

  it('knows the shapes of records, and nothing like them', () => {
    expect(records.filter((path) => !isKnownPath(path))).toEqual([]);
    for (const unknown of ['/my-trips/1', '/trips/short', '/trips', `${records[0]}/more`]) {
      expect(isKnownPath(unknown)).toBe(false);
    }
  });

  it('takes no property that every object has for a family', () => {
    for (const unknown of ['/constructor/x', '/toString/x', '/valueOf/x', '/__proto__/x']) {
      expect(isKnownPath(unknown)).toBe(false);
    }
  });
});

function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`);
}
