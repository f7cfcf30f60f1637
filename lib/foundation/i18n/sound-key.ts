/** Greek letters and pairs of them, without accents, as one spells them by ear. */
const greek: Readonly<Record<string, string>> = {
  αι: 'e',
  ει: 'i',
  οι: 'i',
  υι: 'i',
  ου: 'u',
  γγ: 'g',
  γκ: 'g',
  γχ: 'nh',
  μπ: 'b',
  ντ: 'd',
  τζ: 'tz',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'ks',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
};

const isGreek = /[\u0370-\u03ff]/;
/** After α and ε, υ is a consonant; before a voiceless one it is f. */
const upsilon = /([αε])υ(?=([θκξπσςτφχψ]|$|[^\u0370-\u03ff])?)/g;

const letters = (text: string) =>
  text
    .replace(upsilon, (_, vowel: string, voiceless?: string) => vowel + (voiceless ? 'φ' : 'β'))
    .replace(/αι|[εου]ι|ου|γ[γκχ]|μπ|ντ|τζ|[\u0370-\u03ff]/g, (sign) => greek[sign] ?? sign);

/** The ways in which the same sound of Greek is spelled in Latin letters, each as the shortest. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // The word ή, as in `milos h santorini`.
  [/\bh\b/g, 'i'],
  [/\bayi/g, 'agi'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/[kc]h/g, 'h'],
  [/\bh(?=[eir])/g, ''],
  [/ou/g, 'u'],
  [/a[ie]/g, 'e'],
  [/[eo]i/g, 'i'],
  [/([ae])u(?=[fhkpst]|$|\W)/g, '$1f'],
  [/([ae])u/g, '$1v'],
  [/[yj]/g, 'i'],
  [/x/g, 'ks'],
  [/c/g, 'k'],
  [/n(?:d|t)/g, 'd'],
  [/m(?:p|b)/g, 'b'],
  [/n?g[gk]|ng/g, 'g'],
];

/**
 * Key of a Greek name by its sound, in any spelling: the keys of `Άγιος Προκόπιος`, `Agios Prokopios`, `Ayios
 * Procopios` and `aghios prokopis` begin alike; `Χώρα`, `Chora` and `Hora` share one. Double letters become one, and
 * punctuation separates words. For comparison only, not for display.
 */
export function soundKey(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  let key = isGreek.test(bare) ? letters(bare) : bare;
  key = key.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  for (const [spelling, sound] of spellings) key = key.replace(spelling, sound);
  return key.replace(/(\p{L})\1+/gu, '$1');
}
