import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/*
 * Checks that the messages of both languages match: the same namespaces, each listed where they are
 * loaded, the same keys, the same arguments and tags in each text, and no empty text.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = (locale) => path.join(root, 'messages', locale);
const locales = readdirSync(path.join(root, 'messages')).sort();
const faults = [];

/**
 * A place name in a Greek case, such as `{to_the_acc}` for `{to}`, is the same argument
 * (lib/foundation/i18n/greek/cases.ts).
 */
const caseForm = /_(?:gen|acc|the|the_gen|the_acc|at)$/;

/** Texts by their path, `menu.open` → 'Menu'. */
function flatten(messages, prefix = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

/** Arguments with their types, and tags, that the code has to supply for a text. */
function needs(elements, found = new Set()) {
  for (const element of elements) {
    if (element.type === TYPE.argument) found.add(`{${element.value.replace(caseForm, '')}}`);
    else if (element.type === TYPE.tag) {
      found.add(`<${element.value}>`);
      needs(element.children, found);
    } else if (element.options) {
      found.add(`{${element.value}, ${element.type === TYPE.plural ? 'plural' : 'select'}}`);
      for (const option of Object.values(element.options)) needs(option.value, found);
    } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      found.add(`{${element.value}, formatted}`);
    }
  }
  return found;
}

function readNamespace(locale, file) {
  const texts = new Map();
  for (const [key, text] of flatten(
    JSON.parse(readFileSync(path.join(folder(locale), file), 'utf8')),
  )) {
    const where = `messages/${locale}/${file} ${key}`;
    if (typeof text !== 'string' || text.trim() === '') {
      faults.push(`${where}: empty or not a text`);
      continue;
    }
    try {
      texts.set(key, [...needs(parse(text))].sort().join(' '));
    } catch (error) {
      faults.push(`${where}: ${error.message}`);
    }
  }
  return texts;
}

const [first, ...others] = locales;
const files = new Set(locales.flatMap((locale) => readdirSync(folder(locale))));
for (const file of [...files].sort()) {
  const missing = locales.filter((locale) => !readdirSync(folder(locale)).includes(file));
  if (missing.length > 0) {
    faults.push(`${file} is missing in ${missing.join(', ')}`);
    continue;
  }
  const texts = readNamespace(first, file);
  for (const locale of others) {
    const counterparts = readNamespace(locale, file);
    for (const key of new Set([...texts.keys(), ...counterparts.keys()])) {
      const has = [texts.get(key), counterparts.get(key)];
      if (has[0] === undefined) faults.push(`${file} ${key}: not in ${first}`);
      else if (has[1] === undefined) faults.push(`${file} ${key}: not in ${locale}`);
      else if (has[0] !== has[1]) {
        faults.push(`${file} ${key}: ${first} needs "${has[0]}", ${locale} needs "${has[1]}"`);
      }
    }
  }
}

const loader = readFileSync(path.join(root, 'lib', 'foundation', 'i18n', 'messages.ts'), 'utf8');
const listedFiles = new Set(
  [...loader.matchAll(/messages\/en\/(\w+\.json)'/g)].map(([, file]) => file),
);
for (const file of files) {
  if (!listedFiles.has(file))
    faults.push(`${file} is not listed in lib/foundation/i18n/messages.ts`);
}
for (const file of listedFiles) {
  if (!files.has(file))
    faults.push(`lib/foundation/i18n/messages.ts lists ${file}, which is not there`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${files.size} namespaces say the same in ${locales.join(' and ')}`);
