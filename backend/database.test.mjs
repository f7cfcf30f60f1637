import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clearUp, putInPlace } from './database.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compass-database-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name) => path.join(folder, name);

function put(...names) {
  for (const name of names) {
    mkdirSync(at(name));
    writeFileSync(path.join(at(name), 'whose'), name);
  }
}
const whose = (name = 'database') => readFileSync(path.join(at(name), 'whose'), 'utf8');
const stamps = () => ['migrated', 'seeded'].filter((name) => existsSync(at(name)));

beforeEach(() => {
  for (const name of ['migrated', 'seeded']) writeFileSync(at(name), 'of the one before');
});

it('forgets a database that was being made, and what an older one was', () => {
  put('database.making');
  clearUp(folder);
  expect(['database', 'database.making'].filter((name) => existsSync(at(name)))).toEqual([]);
  expect(stamps()).toEqual([]);
});

it('keeps the whole one while another was being made from it', () => {
  put('database', 'database.making');
  clearUp(folder);
  expect([whose(), existsSync(at('database.making'))]).toEqual(['database', false]);
  expect(stamps()).toEqual(['migrated', 'seeded']);
});

it('takes the one before where the new one was not yet in its place, and asks it anew', () => {
  put('database.before', 'database.making');
  clearUp(folder);
  expect([whose(), existsSync(at('database.before'))]).toEqual(['database.before', false]);
  expect(stamps()).toEqual(['seeded']);
});

it('takes the new one where only the one before was left to be put aside, and keeps that', () => {
  put('database', 'database.before');
  clearUp(folder);
  expect([whose(), existsSync(at('database.before'))]).toEqual(['database', false]);
  expect(whose('database.last-good')).toBe('database.before');
});

it('keeps the database of before an upgrade, one and no more', () => {
  put('database', 'database.last-good', 'database.making');
  putInPlace(folder);
  expect([whose(), whose('database.last-good')]).toEqual(['database.making', 'database']);
  expect(readdirSync(folder).sort()).toEqual([
    'database',
    'database.last-good',
    'migrated',
    'seeded',
  ]);
});
