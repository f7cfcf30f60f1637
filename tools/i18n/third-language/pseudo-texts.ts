import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

type Texts = { [key: string]: string | Texts };

const letters: Readonly<Record<string, string>> = {
  a: 'ä',
  o: 'ö',
  u: 'ü',
  A: 'Ä',
  O: 'Ö',
  U: 'Ü',
};

const pseudoWords = (words: string): string =>
  words.replace(/[aouAOU]/g, (letter) => letters[letter] ?? letter);

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: pseudoWords(element.value) };
  if (element.type === TYPE.tag)
    return { ...element, children: element.children.map(pseudoElement) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(pseudoElement) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/** A text that can be told from its English source. Arguments, tags and plural forms are kept. */
export const pseudoText = (text: string): string => printAST(parse(text).map(pseudoElement));

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTexts(value),
    ]),
  );

/** Writes pseudo texts over all messages in a folder. */
export function writePseudoTexts(folder: string) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    writeFileSync(file, `${JSON.stringify(pseudoTexts(texts), null, 2)}\n`);
  }
}
