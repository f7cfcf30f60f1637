import { greeklishWords } from './greeklish-words';

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
  return both
    .flatMap((one) => [one, one.replace(bare, 'ch'), one.replace(/(?<=t)h/g, 'i')])
    .flatMap((one) => (one.includes('b') ? [one, one.replace(/b/g, 'v')] : [one]))
    .map((one) => spelled(one, latin));
}

let known: ReadonlyMap<string, string> | undefined;

function words(): ReadonlyMap<string, string> {
  known ??= new Map(
    greeklishWords
      .split(/\s+/)
      .filter(Boolean)
      .toReversed()
      .map((one) => [spelled(one, greek), one]),
  );
  return known;
}

/** Words that are common in Greek and do not exist in English. */
const telling = new Set(
  'thelo thelw 8elo 8elw theloume theloyme 8eloume kai ke gia apo sto stin sthn sth sti ston stis sta tin thn ton tis na tou meres mera vdomada vdomades evdomada evdomades nixtes nyxtes nyhtes vradia atoma pame pao paw pos poso posh posi pote pou exo exw exoume echoume eimaste kati kapou xoris horis xwris ploio ploia plio plia nisi nisia nhsia nhsi diakopes taxidi taksidi arxes teli telh mesa paidia triimero exei kairo ti zeugari den thn'.split(
    ' ',
  ),
);

/**
 * Converts the Greek words of a folded text to Greek letters if it is a Greek sentence; otherwise
 * returns it unchanged. Unknown words stay, because they may be names.
 */
export function fromGreeklish(text: string): string {
  if (/[α-ω]{3}/.test(text)) return text;
  const tokens = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  // A long word that matches one of ours is unlikely to be English.
  const found = tokens.filter(
    (token) =>
      telling.has(token) ||
      (/^[a-z]{6,}$/.test(token) && keysOf(token).some((one) => words().has(one))),
  );
  // One word is enough in a short message: `triimero stin kea`.
  if (new Set(found).size < 2 && found.length * 4 < tokens.length) return text;
  return text.replace(/[\p{L}\p{N}]*[a-z][\p{L}\p{N}]*/gu, (token, at: number) => {
    // At the beginning of a sentence `ti` is a question word, elsewhere the article.
    if (token === 'ti' && /(?:^|[.?!,;])\s*$/.test(text.slice(0, at))) return 'τι';
    const key = keysOf(token).find((one) => words().has(one));
    return (key && words().get(key)) ?? token;
  });
}
