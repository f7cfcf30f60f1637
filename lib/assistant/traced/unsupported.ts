import {
  holdsCancellation,
  stemOf,
  unsupportedCancellations,
  unsupportedNames,
  unsupportedPhones,
} from './names';
import { withDigits } from './number-words';
import { quantitiesOf, SourceNumbers, type Stated } from './numbers';
import { SourceTimes, type Span, unsupportedTimes } from './sailings';

/** Sources on which an answer may rely. */
export interface Sources {
  /** Results of tools. */
  readonly results: readonly unknown[];
  /** Messages of the traveller. */
  readonly questions: string;
}

/** Maximum travellers per booking. A price for one may be stated for all of them. */
const mostTravellers = 9;

/** Addresses of links, which are checked elsewhere. Blanks keep the positions. */
const withoutAddresses = (text: string) =>
  text.replace(/\]\([^)]*\)/g, (all) => `]${' '.repeat(all.length - 1)}`);

/** Claims that sources support, prepared for many sentences. */
export class Evidence {
  readonly #numbers: SourceNumbers;
  readonly #times: SourceTimes;
  readonly #words: ReadonlySet<string>;
  readonly #digits: string;
  readonly #holdsCancellation: boolean;

  constructor({ results, questions }: Sources) {
    const written = withDigits(questions).text;
    this.#numbers = new SourceNumbers().addAll([results, written]);
    this.#times = new SourceTimes([results, written]);
    const record = `${JSON.stringify(results) ?? ''} ${questions}`;
    this.#words = new Set((record.match(/[\p{L}\p{N}][\p{L}\p{N}’']*/gu) ?? []).map(stemOf));
    this.#digits = record.replace(/(?<=\d)[\s().-]+(?=\d)/g, '');
    this.#holdsCancellation = holdsCancellation(results) || holdsCancellation(questions);
  }

  /**
   * Finds the claims of a text that no source supports: amounts, durations, temperatures, wind,
   * clock times, names of businesses, telephone numbers and cancellations, in their order and
   * without overlaps.
   */
  unsupportedIn(original: string): Span[] {
    const { text, at } = withDigits(withoutAddresses(original));
    const phones = unsupportedPhones(text, this.#digits);
    const { found, rest } = quantitiesOf(blank(text, phones));
    const numbers = found
      .filter((one) => !this.#holds(one))
      .map(({ start, written }) => ({ start, end: start + written.length }));
    const inDigits = [...phones, ...numbers, ...unsupportedTimes(rest, this.#times)];
    const spans = [
      ...inDigits.map(({ start, end }) => ({ start: at(start), end: at(end) })),
      ...unsupportedNames(original, (word) => this.#words.has(stemOf(word))),
      ...unsupportedCancellations(original, this.#holdsCancellation),
    ].sort((a, b) => a.start - b.start || b.end - a.end);
    return spans.filter((one, index) => spans.slice(0, index).every(({ end }) => end <= one.start));
  }

  #holds({ quantity, value }: Stated): boolean {
    const numbers = this.#numbers;
    switch (quantity) {
      case 'money':
        return (
          numbers.has({ quantity, value }) ||
          Array.from({ length: mostTravellers }, (_, more) => value / (more + 1)).some((share) =>
            numbers.hasExactly({ quantity, value: Math.round(share * 100) / 100 }),
          )
        );
      case 'degrees':
      case 'speed':
        return numbers.hasNear(quantity, value, 1 / 2);
      case 'percent':
      case 'other':
        return true;
      case 'currency':
        return false;
      default:
        return numbers.has({ quantity, value });
    }
  }
}

const blank = (text: string, spans: readonly Span[]) =>
  spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );

/** Places `mark` behind every claim of a text that no source supports. */
export function markUnsupported(text: string, evidence: Evidence, mark: string): string {
  let [marked, done] = ['', 0];
  for (const { end } of evidence.unsupportedIn(text)) {
    marked += `${text.slice(done, end)} (${mark})`;
    done = end;
  }
  return marked + text.slice(done);
}
