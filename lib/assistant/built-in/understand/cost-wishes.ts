import type { BudgetMention } from './budget';
import type { BoatWishes } from './tastes';
import { word } from './text';

/** Choices of a traveller that change what a trip costs. */
export interface CostWishes {
  /** On the islands: by bus, with a hired car or scooter, or with the own car. */
  readonly ride?: 'bus' | 'hire' | 'scooter' | 'own';
  readonly lodging?: 'camping' | 'simple';
  /** Parts of the price to leave out. */
  readonly without?: readonly ('food' | 'stays')[];
  /** Speaks of himself alone. */
  readonly isAlone?: boolean;
}

const hires = /rent|hire|νοικι|ενοικι/u;
const cars = /(?<!\p{L})(?:cars?|jeep|αυτοκινητ\p{L}*|αμαξι\p{L}*)(?!\p{L})/u;
const scooters = /scooter|moped|vespa|motor ?bike|σκουτερ|μηχανακι|παπι(?!\p{L})/u;
const camps = word('camp(?:s|ing|sites?|ings)?|tents?|καμπινγκ|σκην(?:η|εσ|ουλα)|κατασκηνω\\p{L}+');
const simple = word(
  'students?|backpack\\p{L}*|hostels?|dorms?|interrail\\p{L}*|φοιτητ\\p{L}*|χοστελ',
);
const notHostels = word(
  '(?:not|no|without|οχι|χωρισ) (?:a |in |σε )?(?:hostels?|dorms?|camping|χοστελ|καμπινγκ)',
);

const leftOut =
  '(?:without|no|excluding|except|minus|not counting|leav(?:e|ing) out|skip|χωρισ|εκτοσ|βγαλε|βγαλτε|πλην)(?: (?:the|any|our|a|rental|car|and|without|το|τα|τη|την|τισ|αμαξι|και|χωρισ))*';
const parts = [
  ['food', 'food|meals?|eating(?: out)?|restaurants?|φαι|φαγητ\\p{L}+|ταβερν\\p{L}+|εστιατορια'],
  ['stays', 'rooms?|accommodation|hotels?|lodging|δωματι\\p{L}+|διαμονη|ξενοδοχει\\p{L}+'],
] as const;
const without = parts.map(
  ([part, words]) =>
    [part, word(`${leftOut} (?:${words})|(?:leave|take) the (?:${words}) out`)] as const,
);

const one = word("i|i'm|im|me|my|one person|μου|εγω|εχω|θελω|πληρωνω|μονοσ|μονη");
const several = word(
  "we|we're|us|our|ours|both|couple|honeymoon|family|friends?|mates?|group|each|(?:two|three|2|3|4|5|6) (?:people|persons?|of)|wife|husband|partner|girlfriend|boyfriend|kids?|children|εμεισ|μασ|εχουμε|θελουμε|ζευγαρι|οικογενεια|παρεα|παιδια?|φιλ\\p{L}+|γυναικα|αντρασ|ατομα|δυο|γαμηλιο",
);

/** True for a short question for the difference of two costs. */
export const asksDifference = ({ text }: { readonly text: string }): boolean =>
  text.length < 60 && /differen|διαφορα|how much (?:do|would) (?:we|i) save|γλιτων/u.test(text);

const price =
  /cost|how much|price|budget|€|eur|enough|afford|spend|all in|total|damage|set (?:us|me) back|\d ?k?(?: each| a day)|pay|ποσο|ποσα|κοστ|ευρω|λεφτα|φτα|αρκ|επαρκ|μπατζετ|πληρω|συνολ|χαλα|φτην|τιμη/u;

interface Asking {
  readonly text: string;
  readonly budget?: BudgetMention;
}

/** True if a message names a price or asks for one. */
export const asksCost = ({ text, budget }: Asking): boolean =>
  budget !== undefined || price.test(text);

/** Words that these choices and prices are made of. */
export const costWords = word(
  `${camps.source}|${simple.source}|each|heads?|total|left|remain\\p{L}*|friends?|split|room|triple|double|in|συνολικα|ατομο|κεφαλι|καθενα[νσ]?|μενει|μενουν|φτανουν|φτανει|αρκουν|enough|difference|shift|sleep\\p{L}*|διαφορα|realistic|possible`,
);

/** Reads how a message wants to move and sleep, for what it costs. */
export function costWishesIn(text: string, { vehicle }: BoatWishes): CostWishes {
  const isScooter = scooters.test(text);
  const ride =
    vehicle === 'none'
      ? 'bus'
      : hires.test(text) && cars.test(text)
        ? 'hire'
        : isScooter && vehicle !== 'car'
          ? 'scooter'
          : vehicle === 'car'
            ? 'own'
            : undefined;
  const isRefused = notHostels.test(text);
  const lodging = isRefused
    ? undefined
    : camps.test(text)
      ? 'camping'
      : simple.test(text)
        ? 'simple'
        : undefined;
  const left = without.flatMap(([part, pattern]) => (pattern.test(text) ? [part] : []));
  const isAlone = one.test(text) && !several.test(text);
  return {
    ...(isAlone ? { isAlone } : {}),
    ...(ride ? { ride } : {}),
    ...(lodging ? { lodging } : {}),
    ...(left.length > 0 ? { without: left } : {}),
  };
}
