import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import languages from '../../lib/foundation/i18n/languages.json' with { type: 'json' };

/*
 * Adds German with made-up texts to a copy of the project, by the steps that CONTRIBUTING names
 * under 'a language'. Its test shows that types, checks and build accept a third language.
 */

const code = 'de';
const accents: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', e: 'é', i: 'ï' };

/** Returns a text with accented vowels; ICU arguments and tags stay as they are. */
export function pseudo(text: string): string {
  let depth = 0;
  let isTag = false;
  return [...text]
    .map((letter) => {
      if (letter === '{') depth += 1;
      if (letter === '}') depth -= 1;
      if (letter === '<') isTag = true;
      if (letter === '>') isTag = false;
      return depth === 0 && !isTag ? (accents[letter] ?? letter) : letter;
    })
    .join('');
}

type Texts = { [key: string]: string | Texts };

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoTexts(value),
    ]),
  );

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined;

/** Returns source code in which each record with an English and a Greek text has a German one too. */
export function withThirdTexts(source: string): string {
  const file = ts.createSourceFile('record.tsx', source, ts.ScriptTarget.Latest, true);
  const additions: { at: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map(nameOf);
      const english = node.properties[names.indexOf('en')];
      const last = node.properties.at(-1);
      if (english && last && names.includes('el') && !names.includes(code)) {
        const value = ts.isPropertyAssignment(english)
          ? english.initializer.getText(file)
          : ts.isShorthandPropertyAssignment(english)
            ? english.name.text
            : undefined;
        if (value) additions.push({ at: last.end, text: `, ${code}: ${value}` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return additions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

const folders = ['app', 'components', 'lib', 'messages', 'supabase/seed'];

/** Adds the language to a copy of the project. */
export function addThirdLanguage(copy: string): void {
  const listFile = path.join(copy, 'lib/foundation/i18n/languages.json');
  const german = {
    ...languages.en,
    ...{ name: 'Deutsch', englishName: 'German', mark: 'DE', footerMark: 'DE', intl: 'de-DE' },
  };
  writeFileSync(listFile, JSON.stringify({ ...languages, [code]: german }));
  mkdirSync(path.join(copy, 'messages', code));
  for (const file of readdirSync(path.join(copy, 'messages/en'))) {
    const texts = JSON.parse(readFileSync(path.join(copy, 'messages/en', file), 'utf8')) as Texts;
    writeFileSync(path.join(copy, 'messages', code, file), JSON.stringify(pseudoTexts(texts)));
  }
  for (const folder of folders) {
    for (const file of readdirSync(path.join(copy, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.tsx?$/.test(file) || /\.test(-d)?\.tsx?$/.test(file)) continue;
      const full = path.join(copy, folder, file);
      const source = readFileSync(full, 'utf8');
      const changed = withThirdTexts(source);
      if (changed !== source) writeFileSync(full, changed);
    }
  }
}

/** Copies the tracked files of the project into a temporary folder, beside the installed packages. */
export function copyOfProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'third-language-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(file, path.join(copy, file), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
