import { getTranslations } from 'next-intl/server';
import { islandPicks } from '@/app/[locale]/island-picks';
import { CostOfTrip } from '@/components/daily-itinerary/cost-of-trip';
import { IslandListings } from '@/components/islands/island-listings';
import '@/components/islands/island-page.css';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import { listedPrices } from '@/lib/trips/budget/island-records';
import type { Style } from '@/lib/trips/budget/question';
import { budgetQuestionOf, costOfPlan } from '@/lib/trips/daily-itinerary/cost';

interface PlanPartsProps {
  plan: Plan;
  request: PlanRequest;
  style?: Style | undefined;
  locale: Locale;
}

/** Sections next to the days of a trip: its cost, and hotels and activities at each stop. */
export async function PlanParts({ plan, request, style, locale }: PlanPartsProps) {
  const t = await getTranslations('dailyItinerary.stops');
  const question = budgetQuestionOf(plan, request, style);
  const budget =
    question &&
    costOfPlan(plan, question, await listedPrices(question.stops.map(({ island }) => island)));
  const stops = await Promise.all(
    plan.order.map(async (island) => ({
      island,
      hotels: await islandPicks('hotels', island, locale),
      activities: await islandPicks('activities', island, locale),
    })),
  );
  return (
    <>
      {budget && question ? (
        <CostOfTrip budget={budget} question={question} locale={locale} />
      ) : null}
      <section aria-labelledby="stops" className="island-details">
        <h2 id="stops">{t('title')}</h2>
        {stops.map(({ island, hotels, activities }) => (
          <div key={island} className="mt-6">
            <h3>{islandName(island, locale)}</h3>
            {hotels.listings?.total === 0 ? null : (
              <>
                <h4 className="label-caps mt-2">{t('stays')}</h4>
                <IslandListings {...hotels} />
              </>
            )}
            <h4 className="label-caps mt-3">{t('activities')}</h4>
            <IslandListings {...activities} />
          </div>
        ))}
      </section>
    </>
  );
}
