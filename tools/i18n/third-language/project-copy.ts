import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files of the project that git tracks or would track. Paths within it. */
function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return [...new Set(listed.split('\0'))].filter(
    (file) => file && !file.startsWith('node_modules'),
  );
}

/** Copies installed packages; by hard links where the system can. A bundler follows no link out of its folder. */
function copyPackages(from: string, to: string) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  // Commands write here, and a linked file is the original.
  rmSync(path.join(to, '.cache'), { recursive: true, force: true });
}

/** Copies the project with its packages into a new temporary folder under git, and returns that folder. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'third-language-'));
  for (const file of filesOf(root)) cpSync(path.join(root, file), path.join(copy, file));
  copyPackages(realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  return copy;
}
