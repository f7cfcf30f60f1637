import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWholeBelow } from './whole-files.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'whole-files-'));
const write = promises.writeFile;
afterAll(() => {
  promises.writeFile = write;
  rmSync(folder, { recursive: true });
});

it('keeps the old file until the new one is complete', async () => {
  writeWholeBelow(folder);
  const picture = path.join(folder, 'picture.png');
  const before = Buffer.alloc(2_000_000, 1);
  const after = Buffer.alloc(2_000_000, 2);
  await promises.writeFile(picture, before);
  const writing = promises.writeFile(picture, after);
  let isWritten = false;
  writing.then(() => {
    isWritten = true;
  });
  const seen = new Set();
  while (!isWritten) {
    const bytes = readFileSync(picture);
    seen.add(bytes.equals(before) ? 'before' : bytes.equals(after) ? 'after' : bytes.length);
    await new Promise(setImmediate);
  }
  expect([...seen].filter((one) => one !== 'before' && one !== 'after')).toEqual([]);
  expect(seen.has('before')).toBe(true);
  expect(readFileSync(picture).equals(after)).toBe(true);
  expect(readdirSync(folder)).toEqual(['picture.png']);
});

it('leaves no partial file after a failed write, and no other folder changed', async () => {
  writeWholeBelow(path.join(folder, 'deep'));
  writeFileSync(path.join(folder, 'file'), '');
  await expect(promises.writeFile(path.join(folder, 'deep', 'none', 'a'), 'x')).rejects.toThrow();
  await promises.writeFile(path.join(folder, 'other'), 'x');
  expect(readFileSync(path.join(folder, 'other'), 'utf8')).toBe('x');
  expect(readdirSync(folder).toSorted()).toEqual(['file', 'other', 'picture.png']);
});
