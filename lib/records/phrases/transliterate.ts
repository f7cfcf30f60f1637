/** One Greek letter, taken apart. */
interface Letter {
  /** Lower case, without the accent; a dieresis stays, since it keeps two vowels apart. ς counts as σ. */
  bare: string;
  stressed: boolean;
  capital: boolean;
}

/** Sound of a piece of a word: `size` Greek letters become `latin`, whose `stress`-th letter is the vowel. */
interface Sound {
  size: number;
  latin: string;
}

const letterSounds: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'v', γ: 'gh', δ: 'dh', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', ϊ: 'i' },
  ...{ κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'ks', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't' },
  ...{ υ: 'i', ϋ: 'i', φ: 'f', χ: 'h', ψ: 'ps', ω: 'o' },
};

const vowelPairs: Readonly<Record<string, string>> = {
  ...{ ου: 'ou', αι: 'e', ει: 'i', οι: 'i', υι: 'i' },
};

/** Stops that Greek writes with two letters: at the beginning of a word, and inside one. */
const stops: Readonly<Record<string, readonly [string, string]>> = {
  ...{ μπ: ['b', 'mb'], ντ: ['d', 'nd'], γκ: ['g', 'ng'], γγ: ['ng', 'ng'], τζ: ['dz', 'dz'] },
};

/** Words not pronounced as written. */
const exceptions: Readonly<Record<string, string>> = {
  αντίο: 'adío',
  βινσάντο: 'vinsánto',
  ίντερνετ: 'ínternet',
  φρέντο: 'frédo',
};

const vowels = 'αεηιουωϊϋ';
const voiceless = 'θκξπστφχψ';
/** An s before these sounds is pronounced z. */
const voicing = /^(?:[βγδμ]|ντ)/;
const greekWord = /[\u0370-\u03ff]+/gu;

/**
 * Writes the pronunciation of a Greek text in Latin letters, with an accent on the vowel of each stressed syllable. It
 * follows the sound and not the official romanisation of names, and is the same for the same spelling, except for a few
 * words not pronounced as written. The page explains the letters. Other text is unchanged; the Greek question mark
 * becomes ours, the raised dot a semicolon.
 */
export function transliterate(greek: string): string {
  return greek
    .normalize('NFC')
    .replaceAll(/[;\u037e]/g, '?')
    .replaceAll(/[·\u0387]/g, ';')
    .replaceAll(greekWord, word);
}

/** The fragment of a phrase's address: how it sounds, without stresses. `Ευχαριστώ πολύ.` is `efharisto-poli`. */
export const phraseAnchor = (greek: string): string =>
  transliterate(greek)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function word(greek: string): string {
  const known = exceptions[greek.toLowerCase()];
  const capital = greek[0] !== greek[0]?.toLowerCase();
  if (known) return capital ? capitalised(known) : known;
  const letters = Array.from(greek, takenApart);
  let latin = '';
  for (let at = 0; at < letters.length; ) {
    const { size, latin: sound } = soundAt(letters, at);
    const taken = letters.slice(at, at + size);
    const marked = taken.some(({ stressed }) => stressed) ? accented(sound) : sound;
    latin = joined(latin, letters[at]?.capital ? capitalised(marked) : marked);
    at += size;
  }
  return latin;
}

function takenApart(letter: string): Letter {
  const marks = letter.normalize('NFD');
  const lower = letter.toLowerCase();
  const bare = marks.includes('\u0308')
    ? `${marks[0]?.toLowerCase()}\u0308`.normalize('NFC')
    : (marks[0]?.toLowerCase() ?? lower);
  return {
    bare: bare === 'ς' ? 'σ' : bare,
    stressed: marks.includes('\u0301'),
    capital: letter !== lower,
  };
}

function soundAt(letters: readonly Letter[], at: number): Sound {
  const bare = (index: number) => letters[index]?.bare ?? '';
  const pair = bare(at) + bare(at + 1);
  const pairStands = letters[at]?.stressed !== true;
  const rest = letters
    .slice(at + 1)
    .map((letter) => letter.bare)
    .join('');
  if (pairStands && vowelPairs[pair]) return { size: 2, latin: vowelPairs[pair] };
  if (pairStands && (pair === 'αυ' || pair === 'ευ')) {
    const after = bare(at + 2);
    const consonant = after === '' || voiceless.includes(after) ? 'f' : 'v';
    return { size: 2, latin: (letterSounds[bare(at)] ?? '') + consonant };
  }
  if (pair === 'νγ' && bare(at + 2) === 'κ') return { size: 3, latin: 'ng' };
  if (pair === 'γγ' && bare(at + 2) === 'ν') return { size: 2, latin: 'gh' };
  const stop = stops[pair];
  if (stop) return { size: 2, latin: stop[at === 0 ? 0 : 1] };
  if (bare(at) === 'γ') return softOrHard(letters, at);
  if (bare(at) === 'σ' && voicing.test(rest)) return { size: 1, latin: 'z' };
  return { size: 1, latin: letterSounds[bare(at)] ?? bare(at) };
}

/** Gamma: n before χ and ξ, y before e and i, whose i it swallows before another vowel (για: ya), else gh. */
function softOrHard(letters: readonly Letter[], at: number): Sound {
  const rest = letters
    .slice(at + 1)
    .map(({ bare }) => bare)
    .join('');
  if (/^[χξ]/.test(rest)) return { size: 1, latin: 'n' };
  const front = /^(?:ει|οι|υι|αι|ι|η|υ|ε)/.exec(rest)?.[0];
  if (!front) return { size: 1, latin: 'gh' };
  const ofFront = letters.slice(at + 1, at + 1 + front.length);
  const swallowed =
    !['αι', 'ε'].includes(front) &&
    !ofFront.some(({ stressed }) => stressed) &&
    vowels.includes(letters[at + 1 + front.length]?.bare || '-');
  return { size: swallowed ? 1 + front.length : 1, latin: 'y' };
}

/** The sound with an accent on its vowel: on the second letter of ou, on the first of all others. */
const accented = (sound: string) =>
  sound.replace(/^(o?)([aeiou])/, (_, before, vowel) => before + `${vowel}\u0301`.normalize('NFC'));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Double consonants sound once; a hyphen separates an h of its own sound from a letter before it, as in sh or th. */
function joined(before: string, sound: string): string {
  const last = before.at(-1)?.toLowerCase() ?? '';
  const first = sound.charAt(0).toLowerCase();
  if (last === first && !/[aeiouáéíóú]/.test(first)) return before + sound.slice(1);
  return sound.toLowerCase() === 'h' && /[stkp]/.test(last) ? `${before}-${sound}` : before + sound;
}
