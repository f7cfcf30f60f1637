import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'docs/decisions';
const files = readdirSync(folder).sort();
const numberOf = (file: string) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
const numbers = files.map(numberOf);

/** Files that may refer to a decision: our sources and documents. */
const rooms = ['app', 'components', 'docs', 'e2e', 'lib', 'scripts', 'styles', 'supabase', 'tools'];
const spoken = /\.(cjs|css|md|mjs|sql|ts|tsx)$/;

const sources = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  )
  .concat(readdirSync('.'))
  .filter((file) => spoken.test(file));

describe('decisions', () => {
  it('have unique numbers', () => {
    expect(numbers.every((number) => number > 0)).toBe(true);
    expect(new Set(numbers).size).toBe(files.length);
  });

  it.each(files)('%s states its number, date and status', (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`));
    expect(text).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: \w+/m);
  });

  it('that are referred to exist', () => {
    const unknown = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ADRs? ((?:\d+(?:, | and )?)+)/g)]
        .flatMap(([, named = '']) => named.match(/\d+/g) ?? [])
        .filter((number) => !numbers.includes(Number(number)))
        .map((number) => `${file}: ADR ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});
