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

it('deletes an unfinished database and the remains of an older one', () => {
  put('database.making');
  clearUp(folder);
  expect(['database', 'database.making'].filter((name) => existsSync(at(name)))).toEqual([]);
  expect(stamps()).toEqual([]);
});

it('keeps the complete database while another was being created from it', () => {
  put('database', 'database.making');
  clearUp(folder);
  expect([whose(), existsSync(at('database.making'))]).toEqual(['database', false]);
  expect(stamps()).toEqual(['migrated', 'seeded']);
});

it('restores the previous database if the new one was not in place yet, and upgrades it again', () => {
  put('database.before', 'database.making');
  clearUp(folder);
  expect([whose(), existsSync(at('database.before'))]).toEqual(['database.before', false]);
  expect(stamps()).toEqual(['seeded']);
});

it('uses the new database if only the previous one was left to be moved, and keeps that', () => {
  put('database', 'database.before');
  clearUp(folder);
  expect([whose(), existsSync(at('database.before'))]).toEqual(['database', false]);
  expect(whose('database.last-good')).toBe('database.before');
});

it('keeps exactly one database from before an upgrade', () => {
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
