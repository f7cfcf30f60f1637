import 'server-only';
import '@/components/budget/budget.css';
import type { ReactNode } from 'react';
import { BoatsCard } from '@/components/assistant/cards/boats-card';
import { ListingsCard } from '@/components/assistant/cards/listings-card';
import { PlanCard } from '@/components/assistant/cards/plan-card';
import { WeatherCard } from '@/components/assistant/cards/weather-card';
import { BudgetResultView } from '@/components/budget/budget-result';
import { Comparison } from '@/components/flights/comparison';
import { runOperation } from '@/lib/assistant/tools/run-operation';
import { compareFerryOrFlight } from '@/lib/booking/ferry-or-flight/operation';
import { searchActivities, searchHotels, searchVehicles } from '@/lib/booking/listings/operation';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type {
  AnyOperation,
  Operation,
  OperationContext,
} from '@/lib/platform/operations/operation';
import { islandBySlug } from '@/lib/records/islands/queries';
import { getClimate } from '@/lib/records/weather/climate-operation';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import { getWeather } from '@/lib/records/weather/operation';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { planBudget } from '@/lib/trips/budget/operation';
import { listIslands, seasonToday } from '../../_listings/listing-view';
import { flightIslands } from '../../flights/view';
import { AverageYear, sunOf } from '../../weather/view';

type CardContext = OperationContext & { readonly locale: Locale };
/** Runs an operation, or takes its recent result, and returns how to draw it once the language is known. */
type Drawing = ReactNode | Promise<ReactNode>;
type Card = (query: RawQuery, context: CardContext) => Promise<() => Drawing>;

type ResultOf<Of> =
  Of extends Operation<infer Result, infer _F, infer _A, infer _O> ? Result : never;

/** The card of an operation; any other outcome is shown as the operation's own message. */
function cardOf<Of extends AnyOperation>(
  operation: Of,
  draw: (result: ResultOf<Of>, context: CardContext, query: RawQuery) => Drawing,
): Card {
  return async (query, context) => {
    const outcome = await runOperation(operation, query, context);
    return outcome.state === 'ok'
      ? () => draw(outcome.result, context, query)
      : () => <p className="log-note">{outcome.message}</p>;
  };
}

const listings = (
  operation: typeof searchHotels | typeof searchActivities | typeof searchVehicles,
) =>
  cardOf(operation as AnyOperation, async ({ search, page }, { locale }) => (
    <ListingsCard
      search={search}
      page={page}
      islands={listIslands(locale)}
      today={await seasonToday()}
      locale={locale}
    />
  ));

/** Cards by the name of their operation. */
export const cards = {
  planFerries: cardOf(planFerries, (result, { locale }) => (
    <PlanCard result={result} locale={locale} />
  )),
  searchFerries: cardOf(searchFerries, (result, { locale }) => (
    <BoatsCard result={result} locale={locale} />
  )),
  searchHotels: listings(searchHotels),
  searchActivities: listings(searchActivities),
  searchVehicles: listings(searchVehicles),
  getWeather: cardOf(getWeather, async (_result, { locale }, query) => {
    const island = firstValue(query.island) ?? '';
    if (!isIslandSlug(island)) return null;
    const { position } = islandBySlug(island);
    return (
      <WeatherCard
        report={await weatherReport()}
        island={island}
        sun={(date) => sunOf(date, position)}
        locale={locale}
      />
    );
  }),
  getClimate: cardOf(getClimate, (_result, { locale }, query) => {
    const island = firstValue(query.island) ?? '';
    return isIslandSlug(island) ? (
      <AverageYear slug={island} withBestMonths locale={locale} />
    ) : null;
  }),
  planBudget: cardOf(planBudget, (result, { locale }) => (
    <BudgetResultView result={result} locale={locale} />
  )),
  compareFlyOrSail: cardOf(compareFerryOrFlight, (result, { locale }) => (
    <Comparison result={result} islands={flightIslands(locale)} locale={locale} />
  )),
} as const;
