import type { Currency } from '@/lib/budget/currency';
import type { BudgetField, StopText } from '@/lib/budget/parameters';
import type { BudgetResult } from '@/lib/budget/result';
import type { Locale } from '@/lib/i18n/locales';

/** Fields of the form that have one value. */
export type SingleField = Exclude<BudgetField, 'island' | 'nights'>;

/** Query of the calculator, valid or not, with its result. */
export interface BudgetAsked {
  readonly rows: readonly StopText[];
  /** Texts as they came. */
  readonly values: Readonly<Partial<Record<SingleField, string>>>;
  /** Error messages by field; fields of islands are `island.0` and `nights.0`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly result?: BudgetResult;
  /** Message for a sender over the rate limit. */
  readonly wait?: string;
  readonly conversion?: Conversion;
}

/** An amount in another currency, as the form of the section asks. */
export interface Conversion {
  readonly amount: string;
  /** Cents of the amount; undefined where it is no amount. */
  readonly cents?: number;
  readonly currency?: Currency;
  readonly error?: string;
  readonly currencyError?: string;
}

export interface BudgetProps {
  readonly asked: BudgetAsked;
  readonly locale: Locale;
}
