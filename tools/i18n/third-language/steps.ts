import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const heading = '### a language\n';

/** The steps of CONTRIBUTING for a new language. */
function guide(folder: string): string {
  const [, after] = readFileSync(path.join(folder, 'CONTRIBUTING.md'), 'utf8').split(heading);
  if (!after) throw new Error('CONTRIBUTING.md does not say how to add a language');
  return after.split('\n### ', 1)[0] ?? '';
}

/** Adds the entry that CONTRIBUTING shows to `languages.json`, and returns its key. */
export function addEntry(folder: string): string {
  const [, entry] = /```json\n([\s\S]*?)```/.exec(guide(folder)) ?? [];
  const added = JSON.parse(`{${entry}}`) as Record<string, unknown>;
  const [locale] = Object.keys(added);
  if (!locale) throw new Error('CONTRIBUTING.md shows no entry of languages.json');
  const file = path.join(folder, 'lib/foundation/i18n/languages.json');
  const languages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...languages, ...added }, null, 2));
  return locale;
}

/** The npm scripts that write files and that CONTRIBUTING names for a new language with their parameters, in its order. */
export function commandsFor(folder: string): { script: string; parameters: string[] }[] {
  const named = guide(folder).matchAll(/`npm run (data|format)(?: -- ([^`]+))?`/g);
  return [...named].map(([, script = '', parameters = '']) => ({
    script,
    parameters: parameters.split(' ').filter(Boolean),
  }));
}
