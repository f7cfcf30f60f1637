import { numbersOf, ToldNumbers } from './numbers';
import { timesNobodyTold } from './sailings';

/** A conversation as far as its answers may lean on it. */
export interface Told {
  /** Whatever tools have found. */
  readonly results: readonly unknown[];
  /** The traveller's words. */
  readonly said: string;
}

/** Travellers of one booking: what is told for one may be stated for all. */
const mostTravellers = 9;

const withoutAddresses = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/**
 * Prices and times of an answer that stand in no result and in no word of the traveller: what a model has of its own
 * memory, or has added up. Each once, as it is written, in the order of the text; a told price may be multiplied by
 * travellers.
 */
export function untoldIn(answer: string, { results, said }: Told): string[] {
  const text = withoutAddresses(answer);
  const told = new ToldNumbers().addAll([results, said]);
  const isTold = (value: number) =>
    Array.from({ length: mostTravellers }, (_, more) => value / (more + 1)).some((share) =>
      told.has({ quantity: 'money', value: Math.round(share * 100) / 100, written: '' }),
    );
  const prices = numbersOf(text)
    .filter(({ quantity, value }) => quantity === 'money' && !isTold(value))
    .map(({ written }) => written);
  return [...new Set([...prices, ...timesNobodyTold(text, results, said)])];
}
