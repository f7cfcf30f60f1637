import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { today } from '@/lib/foundation/time/athens';
import type { Operation } from '@/lib/platform/operations/operation';
import { routes } from '@/lib/platform/routes/register';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import { type BudgetAnswer, budgetAnswer } from './answer-schema';
import { fromEuroCents, rateOf, ratesOf } from './currency';
import { legPrices } from './ferry-fares';
import { listedPrices } from './island-records';
import { pricesOfRecords } from './listed-prices';
import { type BudgetFieldFault, budgetParameters, readBudget } from './parameters';
import { writeBudget } from './query';
import { type BudgetQuestion, budgetLimits } from './question';
import type { Range } from './range';
import type { BudgetResult } from './result';
import { type BudgetPrices, budgetOf, legsOf } from './rules';
import { alternativesTo, savingsOf } from './savings';

/** Cost of a trip: for the page of the calculator, `GET /api/budget`, and a trip made from it. */
export const planBudget: Operation<BudgetResult, BudgetFieldFault, BudgetAnswer> = {
  name: 'planBudget',
  summary: 'Cost of a trip by category, with the changes that save most',
  description:
    'Call it for what a trip costs. Ferry costs come from the boats on your days, or from a week of the month; rooms, cars and activities from the records of each island; meals, buses and sunbeds from a table of costs with sources. Each line names its basis. Each saving is the same trip recalculated with one change.',
  input: budgetParameters,
  answer: budgetAnswer,

  async run(query, { headers }) {
    const day = today();
    const reading = readBudget(query, day);
    if (!reading.ok) return { state: 'faults', faults: reading.faults };
    const { ok: _, ...ask } = reading;
    const { question } = ask;
    const seconds = await secondsToWait('ferry-search', headers, question.stops.length + 1);
    if (seconds > 0) return { state: 'wait', seconds };
    const network = liveNetwork();
    const listed = await listedPrices([...new Set(question.stops.map(({ island }) => island))]);
    const prices = { leg: legPrices(network), ...pricesOfRecords(listed) };
    await searchAhead(question, prices);
    const budget = budgetOf(question, prices);
    for (const { question: other } of alternativesTo(question, budget, day)) {
      await searchAhead(other, prices);
    }
    const savings = savingsOf(question, budget, prices, day);
    return { state: 'ok', result: { ask, budget, savings, network } };
  },

  answerOf: async (result, locale) =>
    answerBudget(result, await timetableText(result.network.info, locale)),

  async explain(faults, _query, locale) {
    const t = await getTranslations({ locale, namespace: 'budget.errors' });
    const fields = faults.map(({ field, fault, index }) => [
      index === undefined ? field : `${field}.${index}`,
      {
        code: fault,
        message: t(fault, budgetLimits),
        ...(index === undefined ? {} : { at: { parameter: field, index } }),
      },
    ]);
    return { message: t('api'), fields: Object.fromEntries(fields) };
  },

  async explainWait(seconds, locale) {
    const t = await getTranslations({ locale, namespace: 'budget' });
    return t('tooMany', { seconds });
  },
};

/** Cost of a trip for the whole party, with the boats of the current timetable. */
export async function estimateTotal(question: BudgetQuestion): Promise<Range> {
  const listed = await listedPrices([...new Set(question.stops.map(({ island }) => island))]);
  const prices = { leg: legPrices(liveNetwork()), ...pricesOfRecords(listed) };
  return budgetOf(question, prices).total;
}

/**
 * Searches the boats of a trip one after the other and yields to other requests in between: each search takes a few
 * milliseconds, all of them together a quarter of a second. The results are cached.
 */
async function searchAhead(question: BudgetQuestion, prices: BudgetPrices): Promise<void> {
  for (const leg of legsOf(question)) {
    prices.leg(question, leg);
    await setImmediate();
  }
}

const addressOf = (ask: Parameters<typeof writeBudget>[0]) =>
  `${routes.budgetCalculator}?${writeBudget(ask)}`;

/** A budget as JSON; `text` is what `timetableText` says of its timetable. */
function answerBudget(result: BudgetResult, text: string): BudgetAnswer {
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
