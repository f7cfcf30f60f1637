import 'server-only';
import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { fold } from '@/lib/foundation/i18n/fold';
import { casesOf } from '@/lib/foundation/i18n/greek/cases';
import { type Localized, placesLocale } from '@/lib/foundation/i18n/locales';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { otherNames } from '@/lib/foundation/ids/island-register';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { allIslands } from '@/lib/records/islands/queries';

/** Starting and end points other than islands, by the ids of the timetable and airports. */
export const gatewayIds = ['athens', 'piraeus', 'rafina', 'lavrio', 'heraklion', 'ath'] as const;
export type GatewayId = (typeof gatewayIds)[number];
export type PlaceId = IslandSlug | GatewayId;

const gatewayNames: Readonly<Record<GatewayId, readonly string[]>> = {
  ath: [
    'athens airport',
    'ath',
    'eleftherios venizelos',
    'αεροδρόμιο Αθηνών',
    'Ελευθέριος Βενιζέλος',
    'Βενιζέλος',
    'Βενιζέλο',
    'Βενιζέλου',
    'venizelos',
    'αεροδρόμιο της Αθήνας',
  ],
  athens: ['athens', 'athina', 'athen', 'athenes', 'Αθήνα', 'Αθήνας', 'Αθηνών', 'Αττική'],
  piraeus: ['piraeus', 'pireas', 'pireus', 'pireaus', 'peiraias', 'piraus', 'Πειραιάς', 'Πειραιά'],
  rafina: ['rafina', 'Ραφήνα', 'Ραφήνας'],
  lavrio: ['lavrio', 'lavrion', 'laurio', 'laurium', 'Λαύριο', 'Λαυρίου'],
  heraklion: [
    'heraklion',
    'iraklion',
    'crete',
    'kriti',
    'Ηράκλειο',
    'Ηρακλείου',
    'Κρήτη',
    'Κρήτης',
  ],
};

/** Towns and ports whose names stand for their island. */
const townsOf: Partial<Record<IslandSlug, readonly string[]>> = {
  santorini: ['fira', 'oia', 'ia', 'athinios', 'Φηρά', 'Θήρα', 'Θήρας', 'jtr', 'santo'],
  paros: ['parikia', 'naoussa', 'Παροικιά', 'Νάουσα', 'Νάουσας', 'pas'],
  syros: ['ermoupoli', 'ermoupolis', 'Ερμούπολη', 'Ερμούπολης', 'jsy'],
  milos: ['adamas', 'adamantas', 'Αδάμαντας', 'Αδάμαντα', 'mlo'],
  amorgos: ['katapola', 'aegiali', 'egiali', 'Κατάπολα', 'Αιγιάλη'],
  mykonos: ['jmk'],
  naxos: ['jnx'],
  ios: ['Νιό', 'Νιος'],
  kea: ['Τζια', 'Τζιας'],
  koufonisia: ['Κουφονήσι', 'Κουφονησιού', 'Άνω Κουφονήσι', 'koufo', 'koufonisi'],
};

/** Towns and villages, which a traveller can refuse without refusing their island. */
const villages = new Set(
  'fira oia ia parikia naoussa ermoupoli adamas adamantas katapola aegiali φηρα παροικια ναουσα ερμουπολη αδαμαντας καταπολα αιγιαλη'
    .split(' ')
    .map(soundKey),
);
const refusing =
  /(?<!\p{L})(?:not|no|without|except|but|avoid|oxi|οχι|χωρισ|εκτοσ)(?: (?:in|from|στην?|την?|το|απο))? $/u;

/** Names that can only mean the airport. In a text `iata` is added after them. */
const airportCodes = new Set(['jtr', 'jmk', 'jnx', 'pas', 'mlo', 'jsy']);

/** Words that are not misspelled islands. */
const plainWords = new Set(
  'paris pares parts party parties parks pairs parent parents miles mills mild million milan time times tiny tina tonus anders andres andras sikness simple single series serious serious kimono thyme nation mikros mikres mikri milo mila miloun parea parei anafora anafero tilos minos giros ανδρεσ ανδρασ αντρασ παρεα παρει παρω παραλια παραλιεσ μηλα μηλο μιλα μιλαω μιλησε μικροσ μικρο μικρη μικρα μικρεσ τινα σιγουρα αναφορα'
    .split(' ')
    .map(soundKey),
);

const namesOf = ({ slug, name }: { slug: IslandSlug; name: Localized }) => {
  const { nom, gen, acc } = casesOf(name[placesLocale]);
  const others = otherNames[slug].map((one) => one.replaceAll('-', ' '));
  return [slug, ...Object.values(name), nom, gen, acc, ...others, ...(townsOf[slug] ?? [])];
};

interface Guessable {
  readonly name: string;
  readonly sound: string;
  readonly id: PlaceId;
}

let guesses: readonly Guessable[] | undefined;

/** Names whose misspellings are recognised: the common ones, not every historical name. */
function guessable(): readonly Guessable[] {
  guesses ??= [
    ...allIslands().flatMap(({ slug, name }) => {
      const { nom, gen, acc } = casesOf(name[placesLocale]);
      return [slug, nom, gen, acc].map((one) => [one, slug] as const);
    }),
    ...gatewayIds
      .filter((id) => id !== 'ath')
      .flatMap((id) => gatewayNames[id].slice(0, 1).map((one) => [one, id] as const)),
  ].map(([name, id]) => ({ name: fold(name), sound: soundKey(name), id }));
  return guesses;
}

let known: ReadonlyMap<string, PlaceId> | undefined;

/** All names by sound. */
function names(): ReadonlyMap<string, PlaceId> {
  known ??= new Map<string, PlaceId>([
    ...allIslands().flatMap((island) =>
      namesOf(island).map((name) => [soundKey(name), island.slug] as const),
    ),
    ...gatewayIds.flatMap((id) => gatewayNames[id].map((name) => [soundKey(name), id] as const)),
  ]);
  return known;
}

/**
 * Spellings that are no misspelled islands although they look like one: «μήκος» sounds like
 * `Mykoos`.
 */
const plainSpellings = new Set(
  'σειρα σειρεσ σειρασ παρον παροντα μηκοσ μηκη αναγκη αναγκησ αναγκεσ τυποσ τυπου τυποι τυπουσ μισοσ μισο μισοι μηπωσ παντωσ ραφια τονοσ τονοι θαλασσια θαλασσιο ισιοι ισιοσ συχνο συχνα συχνη τειχοσ τοιχοσ τοπο τοποσ συρτοσ σωροσ αδειοσ αδειο αδεια παγοσ παθοσ μολοσ μολο across serif syrtos serious curious series tennis tones tunes tuna'.split(
    ' ',
  ),
);

/**
 * Everyday words that sound like a name: `you` like «Ίου», «πάρω» like «Πάρο», «μύλο» like «Μήλο».
 */
const soundAlikes = new Set(
  'you παρω σειρα σειρεσ ισιοι μυλοσ μυλο μυλου μυλοι μυλων μυλουσ'.split(' '),
);

/** Shorter names have to be spelled correctly. */
const shortestGuess = 5;

function guessed(word: string): PlaceId | undefined {
  const sound = soundKey(word);
  if (word.length < shortestGuess || sound.length < shortestGuess - 1 || plainWords.has(sound))
    return undefined;
  if (plainSpellings.has(word)) return undefined;
  let best: { id: PlaceId; wrong: number } | undefined;
  for (const { name, sound: known, id } of guessable()) {
    if (known.length < shortestGuess || known[0] !== sound[0]) continue;
    const most = known.length >= 8 ? 2 : 1;
    // Compare by sound and by letters, because swapped letters change the sound.
    const letters = editDistance(word, name);
    const least = Math.min(editDistance(sound, known), letters);
    // Of two equally close names, prefer the one with closer letters: `Mykoos` is Mykonos, not
    // «Μήλος».
    const wrong = least * 10 + letters;
    if (least <= most && wrong < (best?.wrong ?? 99)) best = { id, wrong };
  }
  return best?.id;
}

/** True for the name of a place, in any script. */
export const isName = (word: string): boolean => names().has(soundKey(word));

/** Names that are ordinary words in lower case: `ia` and `pas` are Greek words. */
const doubtful = new Set([
  'ia',
  'pas',
  'ath',
  'santo',
  'zia',
  'sira',
  'milo',
  'nios',
  'nio',
  'koufo',
  'thermia',
]);

/**
 * Replaces every name of a place by `@id@`, in any script and case, correctly or almost correctly
 * spelled. Expects folded text.
 */
export function withPlaces(folded: string, original = folded): string {
  const tokens = [...folded.matchAll(/[\p{L}\p{N}]+/gu)];
  let out = '';
  let at = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const found = longestName(tokens, index, folded, original);
    const first = tokens[index];
    const isRefused =
      villages.has(soundKey(first?.[0] ?? '')) && refusing.test(folded.slice(0, first?.index));
    if (!found || isRefused) continue;
    const last = tokens[index + found.words - 1];
    if (!first || !last) continue;
    const code = found.words === 1 && airportCodes.has(first[0]) ? ' iata' : '';
    out += `${folded.slice(at, first.index)}@${found.id}@${code}`;
    at = last.index + last[0].length;
    index += found.words - 1;
  }
  return out + folded.slice(at);
}

function longestName(
  tokens: readonly RegExpExecArray[],
  index: number,
  folded: string,
  original: string,
): { id: PlaceId; words: number } | undefined {
  const first = tokens[index];
  if (!first || soundAlikes.has(first[0])) return undefined;
  for (let words = 3; words >= 1; words -= 1) {
    const last = tokens[index + words - 1];
    if (!last) continue;
    const said = folded.slice(first.index, last.index + last[0].length);
    if (words > 1 && /[,.;:!?\n]/.test(said)) continue;
    // In Latin letters `x` is ξ or χ: `sxoinousa`.
    const id = names().get(soundKey(said)) ?? names().get(soundKey(said.replaceAll('x', 'ch')));
    if (id && !(words === 1 && isDoubtful(said, folded, original))) return { id, words };
  }
  const id = /^\p{L}+$/u.test(first[0]) ? guessed(first[0]) : undefined;
  return id && { id, words: 1 };
}

/** True for a short word that is a name only when capitalised, but is written in lower case. */
function isDoubtful(said: string, folded: string, original: string): boolean {
  // Latin letters in a Greek sentence form a name.
  if (/^[a-z]+$/.test(said) && /[α-ω]{3}/.test(folded)) return false;
  if (!doubtful.has(soundKey(said)) || /[α-ω]{4}/.test(said)) return false;
  // `3 milo 2 sifno`: nights before a name.
  if (new RegExp(`\\d (?:nights? |vradia )?${said}(?!\\p{L})`, 'u').test(folded)) return false;
  const at = original.toLowerCase().indexOf(said);
  return at < 0 || !/\p{Lu}/u.test(original.charAt(at));
}
