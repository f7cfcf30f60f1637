import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languagesAtEdge, writeTemplate } from '../../edge/languages.mjs';
import { isLocale } from '../../lib/foundation/i18n/locales.ts';
import { withLanguage } from './localized-literals.ts';

/*
 * `npm run data -- language de`: gives a language of `languages.json` everything the build needs, in English until
 * somebody translates it. Texts that the language already has are left as they are.
 */
const root = path.join(import.meta.dirname, '../..');
const [, , locale] = process.argv;
if (!isLocale(locale))
  throw new Error(`${locale} has no entry in lib/foundation/i18n/languages.json`);

cpSync(path.join(root, 'messages/en'), path.join(root, 'messages', locale), {
  recursive: true,
  force: false,
});

// Pictures of the site in its manifest.
for (const name of ['screen-narrow', 'screen-wide'])
  cpSync(
    path.join(root, `public/icons/${name}.png`),
    path.join(root, `public/icons/${name}-${locale}.png`),
    { force: false },
  );

/** Files with texts in several languages. Tests and what is built from records are included. */
const isSource = (file: string) =>
  /\.(ts|tsx|mjs|json)$/.test(file) && !file.startsWith('messages/');
const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
const changed = listed
  .split('\0')
  .filter((file) => isSource(file))
  .filter((file) => {
    const full = path.join(root, file);
    const before = readFileSync(full, 'utf8');
    const after = withLanguage(before, file, locale);
    if (after !== before) writeFileSync(full, after);
    return after !== before;
  });

writeTemplate(languagesAtEdge);
console.log(`${changed.length} files have texts in ${locale} now, in English`);
