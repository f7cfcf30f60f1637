import { plain } from './number-words';
import type { Span } from './sailings';

/*
 * Names of businesses, telephone numbers and cancellations in a text that no source holds.
 */

const name = String.raw`(?:[\p{Lu}\d][\p{L}\p{N}’'&-]*)`;
/** Words within a name: `Blue Star`, `Rooms of Maria`, `Το Κύμα`. */
const run = `${name}(?:\\s(?:(?:of|the|by|and|&|του|της|στο|το|η|ο|de|la)\\s)?${name}){0,4}`;

/** Alternatives that begin with a small or a capital letter. */
const oneOf = (words: readonly string[]) =>
  `(?:${words.map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`).join('|')})`;

const kinds = oneOf(
  `hotel;hostel;pension;guesthouse;villas?;suites?;studios?;apartments?;rooms;resort;camping;taverna?;restaurant;ouzeri;café;cafe;bar;bakery;beach club;rent ?a ?(?:car|bike|moto);car rental;rentals?;car hire;tours;travel;cruises;diving;dive cent(?:er|re);sailing;yachting;winery;ferries;seaways;lines;jets?;airlines;airways;taxi`.split(
    ';',
  ),
);
const greekKinds = oneOf(
  'ξενοδοχείο;ξενώνας?;πανσιόν;βίλα;σουίτες;στούντιο;διαμερίσματα;ταβέρνα;εστιατόριο;ουζερί;ψησταριά;καφέ;καφενείο;μπαρ;φούρνος?;ζαχαροπλαστείο;γραφείο;ενοικιάσεις;οινοποιείο;εταιρεία'.split(
    ';',
  ),
);
const verbs = String.raw`(?:(?:eat|dine|lunch|dinner|stay|staying|sleep|book|rent|drink)(?:\s\p{Ll}+){0,2}\s(?:at|with|from|in)|run by|operated by|sail(?:s|ing)? with|boats? of|ferry of|φάτε στ\p{L}+|μείνετε στ\p{L}+|κλείστε (?:με|στ\p{L}+)|νοικιάστε από τ\p{L}+|με (?:την|τη|το|τον) εταιρεία)`;

const patterns = [
  // Taverna Sunset; Hotel Aegeon; ξενοδοχείο «Αιγαίον»
  new RegExp(`(?<!\\p{L})(?:${kinds}|${greekKinds})\\s[«“"']?(?<name>${run})`, 'gu'),
  // Sunset Taverna; Aegean Speed Lines
  new RegExp(`(?<!\\p{L})(?<name>${name}(?:\\s${name}){0,3})\\s${kinds}(?!\\p{L})`, 'gu'),
  new RegExp(`(?<!\\p{L})(?:${verbs})\\s(?:the\\s)?[«“"']?(?<name>${run})`, 'gu'),
];

/** Words that begin a sentence or name no business. */
const common =
  /^(?:The|A|An|This|That|These|Any|Some|Our|Your|Its|For|In|On|At|Every|Each|Most|Book|Try|Free|No|Greek|Cycladic|Take|Ask|Check|Rent|Small|Cheap|Fast|Slow|Local|Good|Η|Ο|Το|Οι|Τα|Ένα|Μια|Στο|Στη)$/u;

/** Names of businesses in a text that `known` does not hold. */
export function unsupportedNames(text: string, known: (word: string) => boolean): Span[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((found): Span[] => {
      const written = found.groups?.name ?? '';
      const words = written
        .split(/\s/)
        .filter((one) => /^[\p{Lu}\d]/u.test(one) && !common.test(one));
      if (words.length === 0 || words.every((one) => known(one))) return [];
      const start = found.index + found[0].lastIndexOf(written);
      // A kind behind the name belongs to it.
      const end = found[0].endsWith(written)
        ? start + written.length
        : found.index + found[0].length;
      return [{ start, end }];
    }),
  );
}

const phone = /(?<![\d.,:€-])(?:\+|00)?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/g;
const shortPhone =
  /(?<=(?<!\p{L})(?:call|phone|dial|ring|tel\.?|telephone|τηλ\.?|τηλέφωνο|καλέστε|πάρτε)\s?(?:on\s|at\s|το\s|:\s?)?)\d{3,8}(?!\d)/giu;

const bareDigits = (written: string) =>
  written.replace(/\D/g, '').replace(/^(?:00)?30(?=\d{10}$)/, '');

/** Telephone numbers in a text that are not among the digits of the sources. */
export function unsupportedPhones(text: string, digits: string): Span[] {
  return [...text.matchAll(phone), ...text.matchAll(shortPhone)]
    .filter(
      ([written]) => !/^\d{4}-\d\d-\d\d/.test(written) && !digits.includes(bareDigits(written)),
    )
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
}

const cancelled =
  /(?<!\p{L})(?:cancell?ed|cancell?ations?|called off|suspended|(?:not|n[’']t) (?:running|sailing|sail|run)|no (?:boats|ferries|sailings) (?:today|tomorrow|on)|on strike|strikes?|sailing ban|ακυρώ\p{L}+|ακύρωσ\p{L}+|ματαιώ\p{L}+|δεν (?:θα )?(?:εκτελ|ταξιδ|αναχωρ|φεύγ|φύγ)\p{L}+|απεργ\p{L}+|απαγορευτικ\p{L}+)(?!\p{L})/giu;

/** A condition or an advice states nothing. */
const conditional =
  /(?<!\p{L})(?:if|when|whether|unless|may|might|can|could|would|in case|should|ενδέχεται|μπορεί|αν|εάν|όταν|μήπως|τυχόν|σε περίπτωση)(?!\p{L})/iu;

/** Cancellations that a text states and no source holds. */
export function unsupportedCancellations(text: string, isKnown: boolean): Span[] {
  if (isKnown) return [];
  return [...text.matchAll(cancelled)]
    .filter(({ index }) => !conditional.test(clauseAround(text, index)))
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
}

const clauseAround = (text: string, index: number) =>
  (text
    .slice(0, index)
    .split(/[,;.!?\n]/)
    .at(-1) ?? '') + (text.slice(index).split(/[,;.!?\n]/)[0] ?? '');

/** True if results hold a cancellation: a list with boats, or words. */
export function holdsCancellation(value: unknown): boolean {
  if (typeof value === 'string') return new RegExp(cancelled.source, 'iu').test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) =>
    /^cancell/i.test(key)
      ? Array.isArray(one)
        ? one.length > 0
        : Boolean(one)
      : holdsCancellation(one),
  );
}

/** Stems of the words of the sources, so that Greek cases match. */
export const stemOf = (word: string): string =>
  plain(word)
    .replace(/[’'](?:s)?$/u, '')
    .replace(/(?<=\p{L}{3})(?:ους|ου|ος|ον|ων|ες|ας|ης|οι|α|η|ι|ο|ε)$/u, '');
