import { readFileSync } from 'node:fs';
import { formLimitBytes } from './form-limit.mjs';

it('is as many bytes as an action reads', () => {
  const limit = `bodySizeLimit: '${formLimitBytes / 1024 / 1024}mb'`;
  expect(readFileSync('next.config.mjs', 'utf8')).toContain(limit);
});
