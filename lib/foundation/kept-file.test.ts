import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptFile } from './kept-file';
import { log } from './log';

let folder: string;
const mostBytes = 1000;
const kept = (name = 'answer', inside = folder) => keptFile(name, { mostBytes, folder: inside });
const text = (content: Buffer | undefined) => content?.toString('utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('is readable by another process', async () => {
  expect(await kept().keep('wind 27 km/h, Νάξος')).toBe(true);
  expect(text(await kept().read())).toBe('wind 27 km/h, Νάξος');
  expect(await kept('another').read()).toBeUndefined();
  await kept().keep(new Uint8Array([0, 255, 10]));
  expect([...((await kept().read()) ?? [])]).toEqual([0, 255, 10]);
});

it('creates its folder, and leaves no partial file', async () => {
  const inside = path.join(folder, 'data', 'kept');
  expect(await kept('answer', inside).read()).toBeUndefined();
  expect(await kept('answer', inside).keep('x')).toBe(true);
  expect(readdirSync(inside)).toEqual(['answer']);
});

it('ignores a file that was changed', async () => {
  const file = path.join(folder, 'answer');
  await kept().keep('all of it');
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[40] = (changed[40] ?? 0) ^ 1;
  const garbled = [
    Buffer.alloc(0),
    Buffer.from('{'),
    whole.subarray(0, 20),
    whole.subarray(0, -1),
    changed,
    Buffer.concat([whole, Buffer.from(' ')]),
    Buffer.alloc(5000),
  ];
  for (const bytes of garbled) {
    writeFileSync(file, bytes);
    expect(await kept().read()).toBeUndefined();
  }
  expect(await kept().keep('anew')).toBe(true);
  expect(text(await kept().read())).toBe('anew');
});

it('does not read a file over the size limit', async () => {
  await kept().keep('x'.repeat(mostBytes + 1));
  expect(await kept().read()).toBeUndefined();
  await kept().keep('x'.repeat(mostBytes));
  expect(await kept().read()).toHaveLength(mostBytes);
});

it('reports an unwritable folder once, and continues', async () => {
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  // No folder can be created below a file, whichever user runs the tests.
  const blocked = path.join(folder, 'file');
  writeFileSync(blocked, '');
  const file = kept('answer', path.join(blocked, 'kept'));
  expect(await file.keep('x')).toBe(false);
  expect(await file.keep('y')).toBe(false);
  expect(await file.read()).toBeUndefined();
  expect(warned.mock.calls).toEqual([
    ['file not kept', { reason: expect.stringMatching(/^answer: E/) }],
    ['file not read', { reason: 'answer: ENOTDIR' }],
  ]);
});

it('keeps the last of many writes, complete', async () => {
  const file = kept();
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, index) => file.keep(String(index).repeat(40))),
  );
  expect(written).not.toContain(false);
  expect(text(await file.read())).toBe('19'.repeat(40));
  expect(readdirSync(folder)).toEqual(['answer']);
});
