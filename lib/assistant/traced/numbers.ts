/*
 * Numbers of a text by quantity. A price must come from a price in the sources, a duration from a
 * duration, degrees from degrees. Other counts (nights, people, days of a month) must appear there
 * as plain numbers.
 */

export type Quantity =
  | 'money'
  | 'currency'
  | 'minutes'
  | 'degrees'
  | 'beaufort'
  | 'speed'
  | 'percent'
  | 'other';

/** A number in a text. */
export interface Stated {
  readonly quantity: Quantity;
  /**
   * Value in euros, minutes, °C, Beaufort, km/h and so on. `currency` is an amount in any other
   * currency.
   */
  readonly value: number;
  readonly written: string;
  /** Position of `written` in the text. */
  readonly start: number;
}

const number = String.raw`\d+(?:[.,]\d+)*`;
const to = String.raw`\s?(?:–|-|to|ως|έως|με)\s?`;
const range = `(?:(${number})${to})?(${number})[\\s-]?`;
const hours = String.raw`(?:hours?|hrs?|ώρες|ώρα|ωρών|ωρες|ωρα|h|ω\.)(?!\p{L})`;
const minutes = String.raw`(?:minutes?|mins?|λεπτά|λεπτό|λεπτών|λεπτα|λεπτο|λ\.|['′](?!\p{L}))(?!\p{L})`;
const about = String.raw`(?:about|around|only|just|roughly|from|περίπου|μόνο|από|γύρω στα)\s`;
const priced = String.raw`(?:costs?|cost you|priced? (?:at|is|of)|fares? (?:is|are|of|from)|price[ds]?(?: from)?|κοστίζ\p{L}+|στοιχίζ\p{L}+|τιμή (?:είναι)?)`;

/** Parses a number in either language's notation: `1,834`, `1.834`, `46,50`. */
export function asNumber(written: string): number {
  // A sign before exactly three digits separates thousands, as in `1.041,50`, `1,041.50` and
  // `1,834`.
  const bare = written.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');
  return Number(bare.replace(',', '.'));
}

type Values = (...groups: (string | undefined)[]) => (number | undefined)[];

const each: Values = (...groups) => groups.map((one) => (one ? asNumber(one) : undefined));
const times =
  (factor: number): Values =>
  (...groups) =>
    each(...groups).map((one) => one && one * factor);
const sum: Values = (h, m) => [60 * asNumber(h ?? '0') + asNumber(m ?? '0')];
const fixed =
  (value: number): Values =>
  () => [value];
const halfMore: Values = (h) => [60 * asNumber(h ?? '0') + 30];

/** Patterns applied in turn. Each replaces its matches by blanks. */
const forms: readonly (readonly [Quantity, string, Values])[] = [
  ['money', `(?:€|\\bEUR\\b|\\beuros?\\b)\\s?(${number})(?:${to}€?\\s?(${number}))?`, each],
  ['money', `${range}(?:€|(?:euros?|EUR|ευρώ|ευρω)(?!\\p{L}))`, each],
  ['currency', `[$£]\\s?(${number})`, each],
  ['currency', `${range}(?:dollars?|pounds?|USD|GBP|quid|bucks|δολάρια|λίρες)(?!\\p{L})`, each],
  [
    'degrees',
    `${range}(?:°\\s?F|(?:degrees )?Fahrenheit)`,
    (...groups) => each(...groups).map((one) => one && Math.round(((one - 32) * 5) / 9)),
  ],
  ['degrees', `${range}(?:°(?:\\s?C)?|℃|degrees?|βαθμ\\p{L}+|C(?!\\p{L}))`, each],
  ['percent', `${range}(?:%|per ?cent|τοις εκατό)`, each],
  ['beaufort', `${range}(?:Bft?|Beaufort|μποφόρ|μποφορ)(?!\\p{L})`, each],
  ['beaufort', `(?:force|Beaufort|ένταση|εντάσεως)\\s?(${number})(?:${to}(${number}))?`, each],
  ['speed', `${range}(?:km/h|kph|kmh|χλμ\\.?/ώρα|χλμ\\.? την ώρα)`, each],
  ['speed', `${range}(?:knots?|kts?|kn|κόμβ\\p{L}+)(?!\\p{L})`, times(1.852)],
  ['speed', `${range}(?:mph)(?!\\p{L})`, times(1.609)],
  ['speed', `${range}(?:m/s)(?!\\p{L})`, times(3.6)],
  ['minutes', `(\\d{1,2}):(\\d\\d)\\s?${hours}`, sum],
  ['minutes', `(\\d+)[\\s-]?h\\s?(\\d\\d)(?!\\d)`, sum],
  ['minutes', `(?:1|an?) hour and a half|μιάμιση ώρα|μιαμιση ωρα`, fixed(90)],
  ['minutes', `δυόμισι ώρες|δυομιση? ώρες`, fixed(150)],
  ['minutes', `(?:3|three) quarters of an hour|(?:3|τρία) τέταρτα(?: της ώρας)?`, fixed(45)],
  ['minutes', `(\\d+)(?:½| ?and a half| και μισή)[\\s-]${hours}`, halfMore],
  ['minutes', `(\\d+) ώρες και μισή`, halfMore],
  ['minutes', `half an hour|half[- ]hour(?!\\p{L})|μισή ώρα|μισάωρο|ημίωρο`, fixed(30)],
  ['minutes', `quarter of an hour|ένα τέταρτο(?: της ώρας)?|1 τέταρτο(?: της ώρας)?`, fixed(15)],
  [
    'minutes',
    `(?:(${number})${to})?(${number})[\\s-]?${hours}(?:,?\\s?(?:and\\s|και\\s)?(${number})[\\s-]?${minutes})?`,
    (from, h, m) => [from ? 60 * asNumber(from) : undefined, ...sum(h, m)],
  ],
  ['minutes', `${range}${minutes}`, each],
  ['minutes', `(?<!\\p{L})an hour(?!\\p{L})`, fixed(60)],
  [
    'money',
    `${priced}\\s(?:${about})?(${number})(?![\\d:]|[.,]\\d|\\s?(?:%|nights?|days?|people|points?|am|pm|a\\.m|p\\.m|νύχτες|μέρες))`,
    each,
  ],
];

const patterns = forms.map(
  ([quantity, form, values]) => [quantity, new RegExp(form, 'giu'), values] as const,
);

/** The text with all numbers that have a quantity blanked out, and these numbers. */
export function quantitiesOf(text: string): { readonly found: Stated[]; readonly rest: string } {
  const found: Stated[] = [];
  let rest = text;
  for (const [quantity, pattern, values] of patterns) {
    rest = rest.replace(pattern, (all: string, ...more: unknown[]) => {
      const at = more.findIndex((one) => typeof one === 'number');
      const start = more[at] as number;
      const groups = more.slice(0, at) as (string | undefined)[];
      const written = all.trim();
      for (const value of values(...groups))
        if (value !== undefined) found.push({ quantity, value, written, start });
      return ' '.repeat(all.length);
    });
  }
  return { found, rest };
}

/** Finds all numbers of a text except clock times, with their quantity. */
export function numbersOf(text: string): Stated[] {
  const { found, rest } = quantitiesOf(text);
  const others = rest.replace(/\d\d?:\d\d/g, (clock) => ' '.repeat(clock.length));
  for (const { 0: written, index } of others.matchAll(new RegExp(number, 'gu')))
    found.push({ quantity: 'other', value: asNumber(written), written, start: index });
  return found;
}

/** Quantity of a result's field, by its name. */
function quantityOf(path: string): Quantity {
  if (/(?:cents|price\w*|fare|range|total|perPerson|perDay)(?:\.\w+)?$/i.test(path)) return 'money';
  if (/minutes(?:\[\]|\.\w+)?$/i.test(path)) return 'minutes';
  if (/C$/.test(path)) return 'degrees';
  if (/percent$/i.test(path)) return 'percent';
  if (/(?:beaufort|bft)$/i.test(path)) return 'beaufort';
  if (/kmh$/i.test(path)) return 'speed';
  return 'other';
}

/** Values in the sources, by quantity. */
export class SourceNumbers {
  readonly #values = new Map<Quantity, Set<number>>();
  /** Prices in whole euros. */
  readonly #rounded = new Set<number>();

  add(quantity: Quantity, value: number): this {
    const set = this.#values.get(quantity) ?? new Set();
    this.#values.set(quantity, set.add(value));
    return this;
  }

  /** Adds everything in a result: numbers by the names of their fields, texts as written. */
  addAll(value: unknown, path = ''): this {
    if (typeof value === 'number') this.#addField(quantityOf(path), value);
    else if (typeof value === 'string') this.#addText(value);
    else if (Array.isArray(value)) {
      this.add('other', value.length);
      for (const one of value) this.addAll(one, `${path}[]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) this.addAll(one, `${path}.${name}`);
      this.#addSpan(value as { departure?: unknown; arrival?: unknown });
    }
    return this;
  }

  /** Adds the duration of a journey. */
  #addSpan({ departure, arrival }: { departure?: unknown; arrival?: unknown }) {
    if (typeof departure !== 'string' || typeof arrival !== 'string') return;
    const span = (Date.parse(arrival) - Date.parse(departure)) / 60_000;
    if (span > 0) this.add('minutes', span);
  }

  #addField(quantity: Quantity, value: number) {
    if (quantity === 'money') {
      this.add('money', value / 100).#rounded.add(Math.round(value / 100));
    } else {
      for (const one of [value, Math.round(value), Math.round(value * 10) / 10])
        this.add(quantity, one);
    }
  }

  #addText(text: string) {
    for (const [, year, month, day] of text.matchAll(/(\d{4})-(\d\d)-(\d\d)/g))
      for (const one of [year, month, day]) this.add('other', Number(one));
    for (const { quantity, value } of numbersOf(text)) this.add(quantity, value);
  }

  has(one: Pick<Stated, 'quantity' | 'value'>): boolean {
    return this.hasExactly(one) || (one.quantity === 'money' && this.#rounded.has(one.value));
  }

  /** The same without prices rounded to euros. */
  hasExactly({ quantity, value }: Pick<Stated, 'quantity' | 'value'>): boolean {
    return this.#values.get(quantity)?.has(value) ?? false;
  }

  /** True if a value of this quantity differs by at most `tolerance`. */
  hasNear(quantity: Quantity, value: number, tolerance: number): boolean {
    return [...(this.#values.get(quantity) ?? [])].some(
      (one) => Math.abs(one - value) <= tolerance,
    );
  }
}
