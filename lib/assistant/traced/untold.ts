import { numbersOf, ToldNumbers } from './numbers';
import { timesNobodyTold } from './sailings';

/** Sources on which an answer may rely. */
export interface Told {
  /** Results of tools. */
  readonly results: readonly unknown[];
  /** Messages of the traveller. */
  readonly said: string;
}

/** Maximum travellers per booking. A price for one may be stated for all of them. */
const mostTravellers = 9;

const withoutAddresses = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/**
 * Finds prices and times in an answer that are neither in a result nor in the traveller's words: a
 * model remembered or calculated them. Each is listed once, as written, in the order of the text.
 * Prices may be multiplied by the number of travellers.
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
