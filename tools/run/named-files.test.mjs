import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

it.each(['data', 'check', 'bench'])('every file named by npm run %s exists', (command) => {
  const text = readFileSync(path.join(root, `scripts/${command}.mjs`), 'utf8');
  const files = [...text.matchAll(/(?:node|site)\('([^']+)'/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
