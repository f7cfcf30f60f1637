import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const text = readFileSync(path.join(root, 'docs/threats.md'), 'utf8');
const named = [...text.matchAll(/`([^`]+\.(?:spec|test)\.[a-z]+) › ([^`]*)`/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

describe('tests named in docs/threats.md', () => {
  it('exist in every row of its tables', () => {
    const rows = text.split('\n').filter((line) => /^\| (?!---|Wants|Does|Secret \|)/.test(line));
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toContain(' › ');
  });

  it.each(named)('$file has "$title"', ({ file, title }) => {
    const full = path.join(root, file);
    expect(existsSync(full)).toBe(true);
    expect(title).not.toBe('');
    expect(readFileSync(full, 'utf8')).toContain(title);
  });
});
