import { bucketOf, type Features } from '../learnt/hashing';
import { monthPattern } from '../understand/month-words';
import { word } from '../understand/text';
import type { Intent } from './intents';

/** Number of buckets into which features are hashed. */
export const buckets = 2 ** 15;

const month = word(monthPattern, 'g');
const gateway = /@(?:athens|piraeus|rafina|lavrio|heraklion)@/g;
/** Weight of the features on the message before, beside 1 for the words and 1 for their parts. */
const worthOfBefore = 0.5;
/** Lengths of the parts of words. */
const shortestPart = 3;
const longestPart = 4;

/** A message with names of places, months, times and numbers replaced by one word for each kind. */
const generic = (text: string) =>
  text
    .replace(/@ath@/g, ' @a ')
    .replace(gateway, ' @p ')
    .replace(/@[a-z]+@/g, ' @i ')
    .replace(month, ' @m ')
    .replace(/\d{1,2}[:.]\d\d/g, ' @c ')
    .replace(/(?<!\d)20\d\d(?!\d)/g, ' ')
    .replace(/\d+/g, ' 0 ')
    .replace(/[;?]/g, ' ? ');

/**
 * Features of a message, as weights by bucket: its words and pairs of words, parts of its words of
 * three and four letters, and the intent of the message before. Expects text from `plainText` with
 * places as `@id@`.
 */
export function featuresOf(text: string, before?: Intent): Features {
  const words = generic(text).match(/[^\s.,!()"/:-]+/g) ?? [];
  const parts = words.flatMap((one) => {
    if (one.startsWith('@')) return [];
    const whole = `<${one}>`;
    const all: string[] = [];
    for (let length = shortestPart; length <= longestPart; length += 1)
      for (let at = 0; at + length <= whole.length; at += 1)
        all.push(`#${whole.slice(at, at + length)}`);
    return all;
  });
  const pairs = words.slice(1).map((one, at) => `${words[at]} ${one}`);
  const length = Math.min(3, Math.floor(words.length / 5));
  const context = before ? ['>later', `>${before}`, `>${before} ${length}`] : ['>first'];
  const features = new Map<number, number>();
  for (const [names, worth] of [
    [[...words, ...pairs], 1],
    [parts, 1],
    [context, worthOfBefore],
  ] as const) {
    const unique = new Set(names);
    const weight = worth / Math.sqrt(unique.size || 1);
    for (const name of unique) {
      const bucket = bucketOf(name, buckets);
      features.set(bucket, (features.get(bucket) ?? 0) + weight);
    }
  }
  return features;
}
