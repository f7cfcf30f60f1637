/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Output of a separate process that runs this code, because closing the prototypes cannot be
 * undone.
 */
const outputOf = (code) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: path.dirname(__filename),
    encoding: 'utf8',
  }).trim();

const close = `import { closePrototypes } from './closed-prototypes.mjs'; closePrototypes();`;

/** Prints how many of three merges by a name from a request end up on a shared prototype. */
const merges = `
  const names = ['__proto__', 'constructor', 'toString'];
  const found = names.filter((name) => {
    try {
      Object.assign({}[name], { [name + '-sent']: 1 });
    } catch {}
    return {}[name][name + '-sent'];
  });
  console.log(found.length);
`;

test('inherited property names cannot change the prototypes of all objects', () => {
  expect(outputOf(merges)).toBe('3');
  expect(outputOf(close + merges)).toBe('0');
});

test('an object can have an own property with an inherited name', () => {
  const code = `const one = {}; one.toString = () => 'own'; one.constructor = 7; console.log(String(one), one.constructor);`;
  expect(outputOf(close + code)).toBe('own 7');
});
