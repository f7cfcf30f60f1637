import { bucketOf, type Features } from '../learnt/hashing';
import { monthPattern } from '../understand/month-words';
import { gatewayIds } from '../understand/place-names';
import { word } from '../understand/text';
import type { Role } from './roles';

/** Number of buckets into which features are hashed: with a quarter of them, one place of 60 more is misread. */
export const buckets = 2 ** 17;

const month = word(monthPattern, 'g');
const gateways: ReadonlySet<string> = new Set(gatewayIds);

/** A word, a mark, or a place as `@id@`. */
type Token = string;

/**
 * Words and marks of a message, with one token for each kind of number. Expects text from
 * `plainText` with places as `@id@`.
 */
export const tokensOf = (text: string): readonly Token[] =>
  text
    .replace(month, ' @m ')
    .replace(/\d{1,2}[:.]\d\d/g, ' @c ')
    .replace(/(?<!\d)20\d\d(?!\d)/g, ' ')
    .replace(/\d+/g, ' 0 ')
    .match(/@[a-z]+@|@[mc]|[\p{L}']+|0|[.,;:!?()\-+/&>]/gu) ?? [];

const placeIn = (token: Token) => /^@([a-z]+)@$/.exec(token)?.[1];

/** A token as features name it: all islands are one kind of word, and so are the ports of the mainland. */
function kindOf(token: Token): string {
  const place = placeIn(token);
  if (!place) return token;
  if (place === 'ath') return '@a';
  return gateways.has(place) ? '@p' : '@i';
}

/** Positions of the places among tokens. */
export const placesOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token, at) => (placeIn(token) ? [at] : []));

const farthest = 5;
/** Weight of a feature of the nearest words, beside about 1 for all words of a part of the message together. */
const nearby = 0.4;
/** The start of a long word, in which endings and slips of spelling do not count. */
const stemsOf = (token: string) => (token.length >= 5 ? [`~${token.slice(0, 4)}`] : []);
/** Tokens between two places whose whole sequence is a feature. */
const shortGap = 4;
const isEnd = (token: Token) => /^[.;!?]$/.test(token);

const passing = new Set(
  '@i @p @a , & + / - and or the a an in on at to of for και κι η ή ο οι το τα τη την τησ τον του των στη στην στον στο στα στισ στουσ σε για τισ τουσ ι ta ti tin sti stin ston sto kai'.split(
    ' ',
  ),
);

/** The first two words that are no article, preposition, conjunction or place; `.` where the sentence ends. */
function telling(words: readonly string[]): readonly string[] {
  const end = words.findIndex(isEnd);
  const own = words.slice(0, end < 0 ? words.length : end).filter((one) => !passing.has(one));
  return [own[0] ?? '.', own[1] ?? '.'];
}

/** A place in a message whose role is asked for. */
export interface Mention {
  readonly tokens: readonly Token[];
  /** Positions of all places. */
  readonly places: readonly number[];
  /** Number of this place among them, from 0. */
  readonly nth: number;
  /** Role of the place before. */
  readonly before: Role | undefined;
  /** The message follows others. */
  readonly isLater: boolean;
}

/** Names and weights of the features of a place: its surroundings, near to far, and the role of the place before. */
function* namesOf({ tokens, places, nth, before = 'past', isLater }: Mention) {
  const at = places[nth] ?? 0;
  const [last, next] = [places[nth - 1], places[nth + 1]];
  const own = kindOf(tokens[at] ?? '');
  const role = last === undefined ? '-' : before;
  const near = (by: number) => {
    const token = tokens[at + by];
    return token === undefined ? (by < 0 ? '<' : '>') : kindOf(token);
  };
  const order = `${Math.min(nth, 2)}/${Math.min(places.length, 3)}`;
  for (const name of [own, order, isLater, `${isLater} ${order} ${own}`, role, `${role} ${own}`])
    yield [`is ${name}`, nearby] as const;
  if (tokens.slice(0, at).includes(tokens[at] ?? '')) yield ['is again', nearby] as const;
  for (let by = 1; by <= farthest; by += 1)
    for (const side of [-by, by]) {
      const found = near(side);
      yield [`${side} ${found}`, by < 3 ? nearby : 0.7 * nearby] as const;
      for (const start of stemsOf(found)) yield [`${side} ${start}`, 0.7 * nearby] as const;
    }
  for (const sides of [
    [-2, -1],
    [-3, -2, -1],
    [-1, 1],
    [1, 2],
    [1, 2, 3],
  ])
    yield [`${sides[0]} ${sides.map(near).join(' ')}`, nearby] as const;

  // The nearest words that say something, past articles, prepositions and the places of a list.
  const [lead1, lead2] = telling(tokens.slice(0, at).reverse().map(kindOf));
  const [tail1, tail2] = telling(tokens.slice(at + 1).map(kindOf));
  const preposition = near(-1);
  for (const name of [
    `do ${lead1}`,
    `do ${lead1} ${preposition}`,
    `do ${lead2} ${lead1}`,
    `is ${tail1}`,
    `is ${tail1} ${tail2}`,
    `do ${lead1} ${tail1}`,
    ...stemsOf(lead1 ?? '').map((one) => `do ${one}`),
    ...stemsOf(tail1 ?? '').map((one) => `is ${one}`),
  ])
    yield [name, 0.6] as const;

  const between = (from: number, to: number) => tokens.slice(from, to).map(kindOf);
  const gap = between(last === undefined ? 0 : last + 1, at);
  const rest = between(at + 1, next ?? tokens.length);
  if (last !== undefined && gap.length <= shortGap)
    yield [`gap ${role} ${gap.join(' ')}`, 1.5 * nearby] as const;
  if (next !== undefined && rest.length <= shortGap)
    yield [`then ${rest.join(' ')}`, nearby] as const;
  const [lead, tail] = [last === undefined ? 'first' : 'gap', next === undefined ? 'end' : 'rest'];
  const clauseStart = tokens.slice(0, at).findLastIndex(isEnd) + 1;
  const clauseLength = tokens.slice(at + 1).findIndex(isEnd);
  const clauseEnd = clauseLength < 0 ? tokens.length : at + 1 + clauseLength;
  for (const [name, words, worth] of [
    [lead, gap, 1],
    [`${lead} ${role}`, gap, 0.75],
    [tail, rest, 1],
    ['left', between(clauseStart, at), 0.75],
    ['right', between(at + 1, clauseEnd), 0.75],
    ['all', between(0, tokens.length), 0.45],
  ] as const) {
    const all = new Set(words.flatMap((one) => [one, ...stemsOf(one)]));
    for (const found of all) yield [`${name} ${found}`, worth / Math.sqrt(all.size)] as const;
  }
}

/** Features of a place, as weights by bucket. */
export function featuresOf(mention: Mention): Features {
  const features = new Map<number, number>();
  for (const [name, worth] of namesOf(mention)) {
    const bucket = bucketOf(name, buckets);
    features.set(bucket, (features.get(bucket) ?? 0) + worth);
  }
  return features;
}
