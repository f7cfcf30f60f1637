import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { redirects } from '@/lib/platform/routes/redirects';
import { register } from '@/lib/platform/routes/register';
import type { Route, Slugs } from '@/lib/platform/routes/route';
import { existingNames } from '../../backend/migrated.mjs';
import { type Fields, readFields } from './fields.ts';
import { sharedTrip } from './shared-trip.ts';

/** A form as sent from a page. */
export interface Form {
  readonly page: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Everything that can be requested. */
export interface Targets {
  readonly pages: readonly string[];
  readonly machines: readonly string[];
  /** Addresses that redirect. */
  readonly redirects: readonly string[];
  /** Operations by name: most are tools for other assistants too. */
  readonly operations: readonly string[];
  /** Parameters that some address or form knows. */
  readonly parameters: readonly string[];
  readonly forms: readonly Form[];
  /** Ids of server actions, each with the address of a page that uses it. */
  readonly actions: readonly (readonly [id: string, page: string])[];
  readonly tables: readonly string[];
  readonly functions: readonly string[];
  /** Columns of tables and arguments of functions. */
  readonly fields: Fields;
  readonly buckets: readonly string[];
}

/** Possible values of parameters; pages link to the first one. */
const values: Readonly<Record<string, readonly string[]>> = {
  locale: ['en', 'el'],
  id: [sharedTrip.id],
  token: [sharedTrip.token],
  format: ['ics', 'gpx', 'kml'],
  reference: ['K7M2-4QX9'],
};

/** A seeded record of each table with pages. */
const records: Readonly<Record<string, string>> = {
  hotels: 'milos-adamas-rooms-above-quay',
  activities: 'milos-walk-on-sarakiniko',
  posts: 'best-cyclades-islands',
};

function namesOf(slugs: Slugs): readonly string[] {
  if (!('table' in slugs)) return [slugs[0] ?? '', slugs.at(-1) ?? ''];
  return [records[slugs.table] ?? [], 'a-record-of-the-database'].flat();
}

/** Addresses of each family: with every value of its parameters, and with two names. */
function addressesOf({ path: shape, slugs = [] }: Route): string[] {
  const parameters = [...shape.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = parameters.reduce<readonly string[]>(
    (paths, name) =>
      paths.flatMap((path) =>
        (values[name] ?? namesOf(slugs)).map((value) => path.replace(`{${name}}`, value)),
      ),
    [shape],
  );
  return [...new Set(filled)];
}

const rows: readonly Route[] = Object.values(register);
const ofKind = (kinds: readonly string[]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).flatMap(addressesOf);

const inGreek = (address: string) => (address === '/' ? '/el' : `/el${address}`);
const old = redirects.map(([from]) => from.replace(/\{\w+\}/g, 'naxos'));

/**
 * Address of a page from its folder in the build: `app/[locale]/my-trips/[id]/page` →
 * `/my-trips/0b7e…`.
 */
function addressOfWorker(worker: string): string {
  const parts = worker.split('/').slice(1, -1);
  const shownParts = parts.filter(
    (part) => !part.startsWith('(') && !['[locale]', 'plain', 'answer'].includes(part),
  );
  return `/${shownParts.map((part) => values[part.replace(/[[\]]/g, '')]?.[0] ?? part.replace(/^\[.*\]$/, 'naxos')).join('/')}`;
}

/**
 * Functions behind `use cache` have ids as well, but they are on no page and differ between builds.
 */
const isOfCache = (id: string) => Number.parseInt(id.slice(0, 2), 16) >= 0x80;

/** Number of pages requested at once. */
const lanes = 4;

function actionsOf(build: string): [string, string][] {
  const file = path.join(build, 'server', 'server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { workers: Record<string, unknown> }>;
  };
  return Object.entries(node)
    .filter(([id]) => !isOfCache(id))
    .flatMap(([id, { workers }]) =>
      Object.keys(workers).map((worker) => [id, addressOfWorker(worker)] as [string, string]),
    );
}

const bucketsIn = (folder: string) =>
  readdirSync(folder)
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /insert into storage\.buckets[^;]*?values\s*\(\s*'([\w-]+)'/gi,
      ),
    ])
    .flatMap(([, name]) => name ?? []);

/** Reads the forms of a page: names and initial values of their fields. */
function formsOf(page: string, html: string) {
  return parse(html)
    .querySelectorAll('form')
    .map((form) => ({
      isSent: form.getAttribute('method')?.toLowerCase() === 'post',
      page,
      fields: form
        .querySelectorAll('input, select, textarea, button')
        .flatMap((field): [string, string][] => {
          const name = field.getAttribute('name');
          return name ? [[name, field.getAttribute('value') ?? '']] : [];
        }),
    }));
}

/** Names of parameters in an OpenAPI description. */
const parametersOf = (description: string) =>
  [...description.matchAll(/"name":"([^"]+)","in":"query"|"in":"query","name":"([^"]+)"/g)].flatMap(
    ([, first, second]) => first ?? second ?? [],
  );

/**
 * Collects everything to try from the register, the build, the migrations, the site and the
 * backend.
 */
export async function findTargets(
  build: string,
  backend: string,
  ask: (address: string, isMember: boolean) => Promise<string>,
): Promise<Targets> {
  const english = ofKind(['page', 'record', 'inner', 'development']);
  const machines = ofKind(['machine']);
  const isPersonal = (address: string) => address.startsWith('/my-') || address === '/profile';
  const found: ReturnType<typeof formsOf> = [];
  const waiting = english.values();
  const askOn = async () => {
    for (const address of waiting) {
      found.push(...formsOf(address, await ask(address, isPersonal(address))));
    }
  };
  await Promise.all(Array.from({ length: lanes }, askOn));
  // In an order independent of response times, because inputs are drawn from it.
  found.sort((one, other) => english.indexOf(one.page) - english.indexOf(other.page));
  const descriptions = machines.filter((address) => address.endsWith('/openapi.json'));
  const described = await Promise.all(descriptions.map((address) => ask(address, false)));
  const operations = described.flatMap((description) =>
    [...description.matchAll(/"operationId":"(\w+)"/g)].map(([, name = '']) => name),
  );
  const tables = existingNames('table');
  const inForms = found.flatMap(({ fields }) => fields.map(([name]) => name));
  const parameters = [
    ...described.flatMap(parametersOf),
    ...inForms,
    'lng',
    '_rsc',
    'lang',
    'next',
  ];
  return {
    pages: [...english, ...english.map(inGreek), ...old],
    machines,
    redirects: [...old, ...old.map(inGreek)],
    operations: [...new Set(operations)].sort(),
    parameters: [...new Set(parameters)].filter((name) => !name.startsWith('$')),
    forms: found.filter(({ isSent }) => isSent),
    actions: actionsOf(build),
    tables,
    fields: await readFields(backend, tables),
    functions: existingNames('function'),
    buckets: bucketsIn(path.join('supabase', 'migrations')),
  };
}
