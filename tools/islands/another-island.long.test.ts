import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { islands } from '@/lib/records/islands/data';
import { filesOf } from './write';

it('the files derived from the records are up to date', () => {
  for (const [file, text] of filesOf(islands)) expect(readFileSync(file, 'utf8')).toBe(text);
});

/*
 * Uses a copy of the project in which Gyaros becomes an island like the others, with a record, two
 * texts, its coastline, and the output of `npm run data -- islands`.
 */
describe('an additional island', () => {
  let copy: string;
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [script, ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 600_000,
      env: { ...process.env, NODE_OPTIONS: '' },
    });

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'one-island-more-'));
    for (const part of [
      'content',
      'lib',
      'messages',
      'styles',
      'tools',
      'jest.config.mjs',
      'package.json',
      'tsconfig.json',
    ]) {
      cpSync(part, path.join(copy, part), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));

    const fixture = path.join(copy, 'tools/islands/testing');
    const record = readFileSync(`${fixture}/gyaros.ts`, 'utf8');
    writeFileSync(
      path.join(copy, 'lib/records/islands/data/gyaros.ts'),
      record.replace('../../../lib/records/islands/schema', '../schema'),
    );
    for (const text of ['gyaros.en.mdx', 'gyaros.el.mdx']) {
      cpSync(`${fixture}/${text}`, path.join(copy, 'content/guides', text));
    }
    const coastline = path.join(copy, 'lib/foundation/geo/coastline/cyclades-land.geojson');
    const land = JSON.parse(readFileSync(coastline, 'utf8')) as {
      features: { properties: { id?: string; kind: string } }[];
    };
    const gyaros = land.features.find(({ properties }) => properties.id === 'gyaros');
    if (!gyaros) throw new Error('the coastline has no Gyaros');
    gyaros.properties.kind = 'island';
    writeFileSync(coastline, JSON.stringify(land));

    run('tools/islands/build.ts');
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('has the right types wherever islands are listed', () => {
    const project = 'tsconfig.one-island-more.json';
    const rooms = [
      'records/islands',
      'records/costs',
      'records/weather',
      'records/content',
      'booking/transfers',
      'foundation/i18n/greek',
      'platform/routes',
    ];
    writeFileSync(
      path.join(copy, project),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { incremental: false, noEmit: true },
        include: rooms.map((room) => `lib/${room}/**/*.ts`),
        exclude: ['**/*.test.ts', '**/*.test-d.ts'],
      }),
    );
    expect(run('node_modules/typescript-7/bin/tsc', '-p', project)).toBe('');
  });

  it('passes the tests of records, texts, names, costs and addresses', () => {
    const rooms = [
      'records/islands',
      'records/content',
      'records/costs',
      'foundation/i18n/greek/cases',
      'platform/routes/find-redirect',
    ];
    const tests = rooms.map((room) => `lib/${room}`);
    // Its charts are drawn later. The option takes every argument after it, so it comes last.
    const withoutCharts = '--testPathIgnorePatterns=chapter-chart';
    run('node_modules/jest/bin/jest.js', '--rootDir', copy, '--silent', ...tests, withoutCharts);
  });

  it('has a map with its places', () => {
    const draw = `
      import { compileCharts } from './tools/charts/compile.ts';
      const { charts } = await compileCharts(['gyaros']);
      console.log(JSON.stringify(charts.map(({ id, labels }) => [id, labels.map((label) => label.id)])));`;
    const charts = JSON.parse(run('--input-type=module', '-e', draw)) as [string, string[]][];
    expect(charts).toEqual([['gyaros', expect.arrayContaining(['prison-bay', 'prison'])]]);
  });
});
