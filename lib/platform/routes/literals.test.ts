import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from './register';
import type { Route } from './route';
import { hole, literalsIn } from './testing/literals';

/** Folder in which addresses may be written: the rows, and the patterns of old addresses. */
const home = 'lib/platform/routes/';

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(file);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Matches a parameter in an address: any text without a slash, or the hole of a template. */
const parameter = `(?:${hole}|[^/])+`;

const rows = Object.entries<Route>(register)
  .filter(([name, { kind }]) => kind !== 'assets' && name !== 'home')
  .map(([name, route]) => ({
    name,
    shape: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, parameter)}$`),
  }));

/** Name of the row that matches an address, with or without an origin, query and fragment. */
function rowOf(text: string): string | undefined {
  const address = text.replace(new RegExp(`^${hole}(?=/)`), '').replace(/[?#].*$/s, '');
  if (!address.startsWith('/')) return undefined;
  return rows.find(({ shape }) => shape.test(address))?.name;
}

/** Skips files without anything like an address, because parsing takes time. */
const mayHold = /['"`}]\/[\w-]/;

function addressesIn(file: string, source: string): string[] {
  if (!mayHold.test(source)) return [];
  return literalsIn(file, source).flatMap(({ text, line }) => {
    const name = rowOf(text);
    const shown = text.replaceAll(hole, '…');
    return name ? [`${file}:${line} '${shown}' is routes.${name}`] : [];
  });
}

it('every address is written only in its row', () => {
  const files = ['middleware.ts', ...['app', 'components', 'lib'].flatMap(filesUnder)];
  const read = files.filter((file) => !file.startsWith(home));
  expect(read.length).toBeGreaterThan(500);
  expect(read.flatMap((file) => addressesIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

describe('an address in code', () => {
  const found = (source: string) =>
    addressesIn('page.tsx', source).map((one) => one.split(' is ')[1]);

  it.each([
    ["const path = '/ferry-tickets';", 'routes.ferryTickets'],
    ['<SiteLink href="/islands?size=small">x</SiteLink>', 'routes.islands'],
    ['const one = `/islands/\x24{slug}#sights`;', 'routes.island'],
    ['const one = `\x24{site.origin}/sitemap.xml`;', 'routes.sitemapFile'],
    ['const one = `/api/trips/\x24{id}/\x24{kind}?locale=\x24{locale}`;', 'routes.tripFile'],
  ])('is found: %s', (source, row) => expect(found(source)).toEqual([row]));

  it.each([
    "import { x } from '/islands';",
    "type Props = PageProps<'/islands'>;",
    "const home = '/'; const rest = 'islands/naxos'; const unknown = '/islands/naxos/more';",
    '// a comment about /islands',
  ])('is not found: %s', (source) => expect(found(source)).toEqual([]));
});
