import { routes } from '@/lib/platform/routes/register';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import type { BudgetAnswer } from './answer-schema';
import { fromEuroCents, rateOf, ratesOf } from './currency';
import { writeBudget } from './query';
import type { BudgetResult } from './result';

const addressOf = (ask: Parameters<typeof writeBudget>[0]) =>
  `${routes.budgetCalculator}?${writeBudget(ask)}`;

/** A budget as JSON; `text` is what `timetableText` says of its timetable. */
export function answerBudget(result: BudgetResult, text: string): BudgetAnswer {
  const { ask, budget, savings, network } = result;
  const { question, currency } = ask;
  const { when, stops, ...rest } = question;
  const { total, perPerson, perDay, byCategory, nights, rooms } = budget;
  const converted = (cents: number) =>
    currency ? Math.round(fromEuroCents(cents, currency) * 100) / 100 : 0;
  return {
    label: labelOf(network, text),
    page: addressOf(ask),
    stops: stops.map((stop) => ({ ...stop })),
    date: when.kind === 'date' ? when.date : null,
    month: when.kind === 'month' ? when.month : null,
    ...rest,
    nights,
    rooms,
    total,
    perPerson,
    perDay,
    byCategory: byCategory.map((one) => ({ ...one })),
    lines: budget.lines.map(({ island, leg, ...line }) => ({
      ...line,
      island: island ?? null,
      leg: leg ? { ...leg, date: leg.date ?? null } : null,
    })),
    savings: savings.map(({ change, cents, question: changed }) => ({
      change,
      cents,
      page: addressOf({ ...ask, question: changed }),
    })),
    currency: currency
      ? {
          code: currency,
          rate: rateOf(currency),
          date: ratesOf,
          total: {
            low: converted(total.low),
            likely: converted(total.likely),
            high: converted(total.high),
          },
        }
      : null,
  };
}
