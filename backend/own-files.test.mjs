/** @jest-environment node */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { emptyOwnFile, makeOwnFolder } from './own-files.mjs';
import { keepUnprinted } from './unprinted.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'own-'));
afterAll(() => rmSync(folder, { recursive: true }));
const modeOf = (place) => statSync(place).mode & 0o777;

test('a data folder is readable only by its owner, even if it was not before', () => {
  const [made, open] = ['made', 'open'].map((name) => path.join(folder, name));
  mkdirSync(open);
  chmodSync(open, 0o755);
  for (const place of [made, open]) {
    makeOwnFolder(place);
    expect(modeOf(place)).toBe(0o700);
  }
});

test('a log is readable only by its owner, and starts empty', () => {
  const file = path.join(folder, 'backend.log');
  writeFileSync(file, 'a link', { mode: 0o644 });
  emptyOwnFile(file);
  expect([modeOf(file), readFileSync(file, 'utf8')]).toEqual([0o600, '']);
});

test('a secret is never printed as text or bytes, whatever surrounds it', () => {
  let printed = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      printed += chunk;
      done();
    },
  });
  keepUnprinted(['sb_secret_abcdefgh', undefined, ''], [stream]);
  stream.write('\u001b[36msb_secret_abcdefgh\u001b[39m and sb_secret_abcdefgh\n');
  stream.write(Buffer.from('Κλειδί: sb_secret_abcdefgh\n'));
  stream.write('Nothing of it\n');
  expect(printed).toBe(
    '\u001b[36m(not printed)\u001b[39m and (not printed)\nΚλειδί: (not printed)\nNothing of it\n',
  );
});
