/*
 * Numbers of an answer by quantity. A price must come from a price in the sources, a duration from
 * a duration, degrees from degrees. Other counts (nights, people, days of a month) must appear
 * there as plain numbers.
 */

export type Quantity = 'money' | 'minutes' | 'degrees' | 'beaufort' | 'percent' | 'other';

export interface Stated {
  readonly quantity: Quantity;
  /** Value as written, in euros, minutes, °C and so on. */
  readonly value: number;
  readonly written: string;
}

const number = String.raw`\d+(?:[.,]\d+)*`;
const to = String.raw`\s?(?:–|-|to|ως|έως)\s?`;
const hours = String.raw`\s?(?:hours?|hrs?|ώρες|ώρα|ωρών|h)(?!\p{L})`;
const minutes = String.raw`\s?(?:minutes?|min|λεπτά|λεπτό|λεπτών|λ\.)(?!\p{L})`;

/** Parses a number in either language's notation: `1,834`, `1.834`, `46,50`. */
export function asNumber(written: string): number {
  // A sign before exactly three digits separates thousands, as in `1.041,50`, `1,041.50` and
  // `1,834`.
  const bare = written.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');
  return Number(bare.replace(',', '.'));
}

/** Patterns applied in turn. Each replaces its matches by blanks. */
const forms: readonly (readonly [Quantity, RegExp])[] = [
  ['money', new RegExp(`€\\s?(${number})(?:${to}€?\\s?(${number}))?`, 'giu')],
  ['money', new RegExp(`(?:(${number})${to})?(${number})\\s?(?:€|euros?|ευρώ)`, 'giu')],
  ['degrees', new RegExp(`(?:(${number})${to})?(${number})\\s?°`, 'giu')],
  ['percent', new RegExp(`(?:(${number})${to})?(${number})\\s?%`, 'giu')],
  ['beaufort', new RegExp(`(?:(${number})${to})?(${number})\\s?(?:Bft|Beaufort|μποφόρ)`, 'giu')],
  ['beaufort', new RegExp(`(?:force|ένταση)\\s?(${number})(?:${to}(${number}))?`, 'giu')],
];

const duration = new RegExp(
  `(${number})${hours}(?:\\s?(?:and|και)?\\s?(${number})${minutes})?|(?:(${number})${to})?(${number})${minutes}`,
  'giu',
);
const rangeOfHours = new RegExp(`(${number})${to}(?=${number}${hours})`, 'giu');

/** Finds all numbers of a text except clock times, with their quantity. */
export function numbersOf(text: string): Stated[] {
  const found: Stated[] = [];
  let rest = text.replace(/\d\d?:\d\d/g, ' ');
  const blank = (all: string) => ' '.repeat(all.length);
  for (const [quantity, form] of forms) {
    rest = rest.replace(form, (all: string, ...groups: unknown[]) => {
      for (const written of groups.slice(0, 2))
        if (typeof written === 'string')
          found.push({ quantity, value: asNumber(written), written: all.trim() });
      return blank(all);
    });
  }
  const inMinutes = (value: number, written: string) =>
    found.push({ quantity: 'minutes', value, written: written.trim() });
  rest = rest.replace(rangeOfHours, (all: string, first: string) => {
    inMinutes(60 * asNumber(first), all);
    return blank(all);
  });
  rest = rest.replace(
    duration,
    (all: string, h?: string, m?: string, from?: string, until?: string) => {
      if (h) inMinutes(60 * asNumber(h) + (m ? asNumber(m) : 0), all);
      if (from) inMinutes(asNumber(from), all);
      if (until) inMinutes(asNumber(until), all);
      return blank(all);
    },
  );
  for (const [written] of rest.matchAll(new RegExp(number, 'gu')))
    found.push({ quantity: 'other', value: asNumber(written), written });
  return found;
}

/** Quantity of a result's field, by its name. */
function quantityOf(path: string): Quantity {
  if (/(?:cents|(?:price\w*|fare|range|total|perPerson|perDay)(?:\.\w+)?)$/i.test(path))
    return 'money';
  if (/minutes(?:\[\])?$/i.test(path)) return 'minutes';
  if (/C$/.test(path)) return 'degrees';
  if (/percent$/i.test(path)) return 'percent';
  if (/(?:beaufort|bft)$/i.test(path)) return 'beaufort';
  return 'other';
}

/** Values in the sources, by quantity. */
export class ToldNumbers {
  readonly #told = new Map<Quantity, Set<number>>();

  add(quantity: Quantity, value: number): this {
    const set = this.#told.get(quantity) ?? new Set();
    this.#told.set(quantity, set.add(value));
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
    }
    return this;
  }

  #addField(quantity: Quantity, value: number) {
    if (quantity === 'money') {
      for (const one of [value / 100, Math.round(value / 100)]) this.add('money', one);
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

  has({ quantity, value }: Stated): boolean {
    return this.#told.get(quantity)?.has(value) ?? false;
  }
}
