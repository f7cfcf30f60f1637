import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Intent, isIntent } from '@/lib/assistant/built-in/intent/intents';
import { withPlaces } from '@/lib/assistant/built-in/understand/place-names';
import { plainText } from '@/lib/assistant/built-in/understand/text';

/** A message with its intent, and the intent of the message before. */
export interface Example {
  readonly intent: Intent;
  readonly before?: Intent;
  readonly said: string;
  readonly language: Language;
}

const folder = 'tools/intents';
const languages = ['en', 'el', 'greeklish'] as const;
type Language = (typeof languages)[number];

/** Text of a message as the built-in assistant reads it, on a Greek page unless it is English. */
export const textOf = ({ said, language }: Pick<Example, 'said' | 'language'>) =>
  withPlaces(plainText(said, language === 'en' ? 'en' : 'el'), said);

function known(name: string, file: string): Intent {
  if (!isIntent(name)) throw new Error(`${file}: no intent is called “${name}”`);
  return name;
}

/** Lines of a file as cells between tabs. */
const cellsOf = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

const beforeOf = (name: string, file: string) =>
  name === '-' ? {} : { before: known(name, file) };

/**
 * Reads the examples of each language. A line has the intent, the intent of the message before
 * (`-` for the first of a conversation) and the message.
 *
 * @throws Error naming the file, if an intent is unknown
 */
export function readExamples(): Example[] {
  return languages.flatMap((language) => {
    const file = `examples/${language}.tsv`;
    return cellsOf(file).map(
      ([intent = '', before = '', said = '']): Example => ({
        intent: known(intent, file),
        ...beforeOf(before, file),
        said,
        language,
      }),
    );
  });
}

/** Message that was not learnt from, with the intents that a reader would accept. */
export interface HeldOut extends Omit<Example, 'intent'> {
  readonly intents: readonly Intent[];
}

/** Reads the messages of requests that were written to test the assistant, with their intents. */
export function readHeldOut(): HeldOut[] {
  const file = 'held-out.tsv';
  return cellsOf(file).map(([accepted = '', before = '', language = '', said = '']) => ({
    intents: accepted.split(' ').map((one) => known(one, file)),
    ...beforeOf(before, file),
    said,
    language: languages.find((one) => one === language) ?? 'en',
  }));
}
