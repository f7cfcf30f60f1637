import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { redirects } from '@/lib/routes/redirects';
import { register } from '@/lib/routes/register';
import type { Route } from '@/lib/routes/route';
import { standing } from '../../scripts/run/migrated.mjs';

/** A form as a page sends it. */
export interface Form {
  readonly page: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Everything that can be asked. */
export interface Targets {
  readonly pages: readonly string[];
  readonly machines: readonly string[];
  /** Parameters that some address or form knows. */
  readonly parameters: readonly string[];
  readonly forms: readonly Form[];
  /** Ids of server actions, with an address that has them. */
  readonly actions: readonly (readonly [id: string, page: string])[];
  readonly tables: readonly string[];
  readonly functions: readonly string[];
  readonly buckets: readonly string[];
}

const values: Readonly<Record<string, string>> = {
  locale: 'en',
  id: '0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10',
  token: 'Q2x_-abcdefghijklmnopqrs',
  format: 'ics',
  reference: 'K7M2-4QX9',
};

/** An address of each family, and of a family with names two. */
function addressesOf({ path: shape, slugs = [] }: Route): string[] {
  const names = 'table' in slugs ? ['a-record-of-the-database'] : [slugs[0], slugs.at(-1)];
  return [...new Set(names)].map((slug) =>
    shape.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? slug ?? ''),
  );
}

const rows: readonly Route[] = Object.values(register);
const ofKind = (kinds: readonly string[]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).flatMap(addressesOf);

const inGreek = (address: string) => (address === '/' ? '/el' : `/el${address}`);
const old = redirects.map(([from]) => from.replace(/\{\w+\}/g, 'naxos'));

/** A page's folder in the build as an address: `app/[locale]/(planning)/my-trips/[id]/page` → `/my-trips/0b7e…`. */
function addressOfWorker(worker: string): string {
  const parts = worker.split('/').slice(1, -1);
  const shownParts = parts.filter(
    (part) => !part.startsWith('(') && !['[locale]', 'plain', 'answer'].includes(part),
  );
  return `/${shownParts.map((part) => values[part.replace(/[[\]]/g, '')] ?? part.replace(/^\[.*\]$/, 'naxos')).join('/')}`;
}

function actionsOf(build: string): [string, string][] {
  const file = path.join(build, 'server', 'server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { workers: Record<string, unknown> }>;
  };
  return Object.entries(node).flatMap(([id, { workers }]) =>
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

/** Reads a page's forms: what their fields are called, and what they hold before anybody types. */
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

/** What an OpenAPI description calls parameters. */
const parametersOf = (description: string) =>
  [...description.matchAll(/"name":"([^"]+)","in":"query"|"in":"query","name":"([^"]+)"/g)].flatMap(
    ([, first, second]) => first ?? second ?? [],
  );

/** What is to be tried, by the register, the build, the migrations, and what the running site shows. */
export async function findTargets(
  build: string,
  ask: (address: string, isMember: boolean) => Promise<string>,
): Promise<Targets> {
  const english = ofKind(['page', 'record', 'inner', 'development']);
  const machines = ofKind(['machine']);
  const found = [];
  for (const address of english) {
    found.push(
      ...formsOf(address, await ask(address, address.startsWith('/my-') || address === '/profile')),
    );
  }
  const descriptions = machines.filter((address) => address.endsWith('/openapi.json'));
  const described = await Promise.all(descriptions.map((address) => ask(address, false)));
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
    parameters: [...new Set(parameters)].filter((name) => !name.startsWith('$')),
    forms: found.filter(({ isSent }) => isSent),
    actions: actionsOf(build),
    tables: standing('table'),
    functions: standing('function'),
    buckets: bucketsIn(path.join('supabase', 'migrations')),
  };
}
