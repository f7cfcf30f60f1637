import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Currency } from '@/lib/trips/budget/currency';
import type { BudgetField, StopText } from '@/lib/trips/budget/parameters';
import type { BudgetResult } from '@/lib/trips/budget/result';

/** Form fields with a single value. */
export type SingleField = Exclude<BudgetField, 'island' | 'nights'>;

/** Query of the calculator, valid or not, and its result. */
export interface BudgetRequest {
  readonly rows: readonly StopText[];
  /** Raw values. */
  readonly values: Readonly<Partial<Record<SingleField, string>>>;
  /** Error messages by field; the fields of an island are `island.0` and `nights.0`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly result?: BudgetResult;
  /** Message for a sender over the rate limit. */
  readonly wait?: string;
  readonly conversion?: Conversion;
}

/** Amount to convert, from the form of the currency section. */
export interface Conversion {
  readonly amount: string;
  /** Undefined for an invalid amount. */
  readonly cents?: number;
  readonly currency?: Currency;
  readonly error?: string;
  readonly currencyError?: string;
}

export interface BudgetProps {
  readonly request: BudgetRequest;
  readonly locale: Locale;
}
