import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { fold } from '@/lib/foundation/i18n/fold';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { greekQuestions } from '@/lib/search/site-search/example-questions';
import { aspectTable } from './aspect-table';
import { greeklishWords } from './greeklish-words';
import { isName } from './place-names';
import { slotTable } from './slot-table';
import { subjectTable } from './subject-table';

/*
 * Reads Greek in Latin letters (greeklish), as typed on phones: `thelo na pao Naxo kai Paro ton
 * Iounio`. Spellings vary, so words are looked up by a key that all spellings share. Names of
 * places are recognised separately, in any script.
 */

/**
 * Maps spellings of a Greek sound to one sign, phonetic (`ch`, `y`) or visual (`8` for θ, `w` for
 * ω, `h` for η).
 */
const latin: readonly (readonly [RegExp, string])[] = [
  [/th|8/g, '8'],
  [/ps|4(?=[a-z])/g, 'P'],
  [/ks|3(?=[a-z])/g, 'K'],
  [/ch|kh/g, 'X'],
  [/ou|oy/g, 'U'],
  [/(?<=[ae])[uy](?=[aeioudglmnrvbz])/g, 'v'],
  [/(?<=[ae])[uy](?=[kpstf8XPK])/g, 'v'],
  [/f/g, 'v'],
  [/ai/g, 'e'],
  [/[eo]i|h|i|y|u|j/g, 'i'],
  [/w|o/g, 'o'],
  [/mp|b/g, 'B'],
  [/nt|d/g, 'd'],
  [/g[kg]|ng|g/g, 'g'],
  [/c|q/g, 'k'],
  [/v/g, 'v'],
  [/z|tz/g, 'z'],
];

const greek: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'U'],
  [/(?<=[αε])υ/g, 'v'],
  [/αι/g, 'e'],
  [/ει|οι|υι|[ηιυ]/g, 'i'],
  [/μπ/g, 'B'],
  [/ντ|δ/g, 'd'],
  [/γγ|γκ|γ/g, 'g'],
  [/τζ|ζ/g, 'z'],
  [/[οω]/g, 'o'],
  [/θ/g, '8'],
  [/ψ/g, 'P'],
  [/ξ/g, 'K'],
  [/χ/g, 'X'],
  [/[φβ]/g, 'v'],
  [/α/g, 'a'],
  [/ε/g, 'e'],
  [/κ/g, 'k'],
  [/λ/g, 'l'],
  [/μ/g, 'm'],
  [/ν/g, 'n'],
  [/π/g, 'p'],
  [/ρ/g, 'r'],
  [/[σς]/g, 's'],
  [/τ/g, 't'],
];

const spelled = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules
    .reduce((key, [pattern, sign]) => key.replace(pattern, sign), text)
    .replace(/([^\d])\1+/g, '$1');

/**
 * Lookup keys of a word. Ambiguous letters give several: `x` is χ or ξ, `h` is η or χ, also after
 * t.
 */
function keysOf(word: string): readonly string[] {
  const both = [word.replace(/x/g, 'ch'), word.replace(/x/g, 'ks')];
  const bare = /(?<![tck])h/g;
  return (
    both
      .flatMap((one) => [one, one.replace(bare, 'ch'), one.replace(/(?<=t)h/g, 'i')])
      .flatMap((one) => (one.includes('b') ? [one, one.replace(/b/g, 'v')] : [one]))
      // Two vowels can also be two sounds: `proi` is «πρωί».
      .flatMap((one) => (/[aeo]i/.test(one) ? [one, one.replace(/(?<=[aeo])i/g, 'j')] : [one]))
      .map((one) => spelled(one, latin))
  );
}

let known: ReadonlyMap<string, string> | undefined;
let more: ReadonlyMap<string, string> | undefined;
let stems: readonly (readonly [key: string, stem: string])[] | undefined;

const shortestStem = 5;

/** Words by sound: those of the list, and whole words of the tables of slots and subjects. */
function words(): ReadonlyMap<string, string> {
  known ??= new Map(
    [...greeklishWords.split(/\s+/).filter(Boolean), ...wholeWords]
      .toReversed()
      .map((one) => [spelled(one, greek), one]),
  );
  return known;
}

/** Further words by sound: those of the example questions, of equal sounds the most frequent. */
function moreWords(): ReadonlyMap<string, string> {
  if (more) return more;
  const counts = new Map<string, number>();
  for (const [one] of fold(greekQuestions.join(' ')).matchAll(/(?<!\p{L})[α-ω]{3,}(?!\p{L})/gu))
    if (!isName(one)) counts.set(one, (counts.get(one) ?? 0) + 1);
  // `parw` is «παρω», which sounds like the name of an island.
  counts.set('παρω', 1);
  const ordered = [...counts].toSorted(([, a], [, b]) => a - b);
  more = new Map(ordered.map(([one]) => [spelled(one, greek), one]));
  return more;
}

const tables = `${slotTable} ${subjectTable} ${aspectTable}`;
const wholeWords = [...tables.matchAll(/(?<![α-ω\p{L}\])?])[α-ω]{4,}(?![α-ω*\\([?])/gu)].map(
  ([one]) => one,
);

/** The stem of the tables with which a word begins, and its ending in Greek letters. */
function byStem(key: string): string | undefined {
  stems ??= [
    ...new Set(
      [...tables.matchAll(/(?<![α-ω\p{L}\])?])[α-ω]{4,}(?=\*|\\p)/gu)].map(([one]) => one),
    ),
  ]
    .map((one) => [spelled(one, greek), one] as const)
    .filter(([sound]) => sound.length >= shortestStem)
    .toSorted((a, b) => b[0].length - a[0].length);
  const found = stems.find(([sound]) => key.startsWith(sound));
  return (
    found &&
    found[1] + [...key.slice(found[0].length)].map((sign) => letters[sign] ?? sign).join('')
  );
}

/** The only word that differs by one sound from a long one. */
function bySound(keys: readonly string[]): string | undefined {
  const near = [...words()].filter(([sound]) =>
    keys.some((key) => key.length >= 7 && key[0] === sound[0] && editDistance(key, sound) === 1),
  );
  return near.length === 1 ? near[0]?.[1] : undefined;
}

/** A Greek letter for each sign of a sound, for endings. */
const letters: Readonly<Record<string, string>> = {
  ...{ a: 'α', e: 'ε', i: 'ι', o: 'ο', U: 'ου', v: 'β', d: 'δ', g: 'γ', z: 'ζ', k: 'κ', l: 'λ' },
  ...{ m: 'μ', n: 'ν', p: 'π', r: 'ρ', s: 'σ', t: 'τ', B: 'μπ', X: 'χ', K: 'ξ', P: 'ψ', '8': 'θ' },
};

/** Shortened words of messages on a telephone. */
const shortened: Readonly<Record<string, string>> = {
  ...{
    k: 'και',
    geia: 'γεια',
    dn: 'δεν',
    kt: 'κατι',
    tpt: 'τιποτα',
    gt: 'γιατι',
    mou: 'μου',
    sou: 'σου',
    tha: 'θα',
  },
};

const english = new Set(
  'the and from for with we are what how which of plan boat ferry want nights days swap'.split(' '),
);

/** Words that are common in Greek and do not exist in English. */
const telling = new Set(
  'thelo thelw 8elo 8elw theloume theloyme 8eloume kai ke gia apo sto stin sthn sth sti ston stis sta tin thn ton tis na tou meres mera vdomada vdomades evdomada evdomades nixtes nyxtes nyhtes vradia atoma pame pao paw pos poso posh posi pote pou exo exw exoume echoume eimaste kati kapou xoris horis xwris ploio ploia plio plia nisi nisia nhsia nhsi diakopes taxidi taksidi arxes teli telh mesa paidia triimero exei kairo ti zeugari den thn'.split(
    ' ',
  ),
);

/**
 * Converts the Greek words of a folded text to Greek letters if it is a Greek sentence; otherwise
 * returns it unchanged. Unknown words stay, because they may be names. On Greek pages a text counts
 * as Greek unless it has English words.
 */
export function fromGreeklish(text: string, locale?: Locale): string {
  if (/[α-ω]{3}/.test(text)) return text;
  const tokens = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  // A long word that matches one of ours is unlikely to be English.
  const found = tokens.filter(
    (token) =>
      telling.has(token) ||
      (/^[a-z]{6,}$/.test(token) && keysOf(token).some((one) => words().has(one))),
  );
  const isEnglish =
    tokens.filter((token) => english.has(token)).length >= Math.max(1, found.length);
  // One word is enough in a short message: `triimero stin kea`.
  if (isEnglish) return text;
  if (locale !== 'el' && new Set(found).size < 2 && found.length * 4 < tokens.length) return text;
  return text.replace(/[\p{L}\p{N}]*[a-z][\p{L}\p{N}]*/gu, (token, at: number) => {
    // At the beginning of a sentence and before a verb `ti` is a question word, elsewhere the article.
    const isAsking =
      /(?:^|[.?!,;])\s*$/.test(text.slice(0, at)) || /^ti (?:allo )?na /.test(text.slice(at));
    if (token === 'ti' && isAsking) return 'τι';
    // `tis vrysis` is one, `tis paralies` are several.
    if (token === 'tis' && /^tis [a-z]+[aih]s(?![a-z])/.test(text.slice(at))) return 'τησ';
    const name = token.replaceAll('8', 'th');
    if (name !== token && isName(name)) return name;
    const short = shortened[token];
    if (short) return short;
    const keys = keysOf(token);
    const key = keys.find((one) => words().has(one));
    if (key) return words().get(key) ?? token;
    if (/\d/.test(token) && !/^[348]/.test(token)) return token;
    if (isName(token)) return token;
    const other = keys.map((one) => moreWords().get(one)).find(Boolean);
    if (other) return other;
    return keys.map(byStem).find(Boolean) ?? bySound(keys) ?? token;
  });
}
