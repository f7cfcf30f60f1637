import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeStrayFiles } from './stray-files.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'stray-'));
const put = (name) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'x');
  return file;
};
afterAll(() => rmSync(folder, { recursive: true }));

it('deletes files without a row, and no others', () => {
  const kept = put('avatars/a/1.webp');
  const elsewhere = put('property-photos/a/1.webp');
  const [stray, deep] = [put('avatars/a/2.webp'), put('avatars/b/c/1.webp')];
  removeStrayFiles(folder, [
    { bucket_id: 'avatars', name: 'a/1.webp' },
    { bucket_id: 'property-photos', name: 'a/1.webp' },
  ]);
  expect([kept, elsewhere, stray, deep].map(existsSync)).toEqual([true, true, false, false]);
});

it('does nothing if nothing was ever stored', () => {
  expect(() => removeStrayFiles(path.join(folder, 'nowhere'), [])).not.toThrow();
});
