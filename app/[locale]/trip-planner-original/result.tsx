import { getTranslations } from 'next-intl/server';
import { foodNames, planDays } from '@/app/[locale]/_plans/plan-days';
import { PlanParts } from '@/app/[locale]/_plans/plan-parts';
import { TripPlan } from '@/components/daily-itinerary/trip-plan';
import { WhyThese } from '@/components/trip-suggestions/why-these';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import { monthName } from '@/lib/records/islands/format';
import { averageOn } from '@/lib/records/weather/climate-of';
import type { TripSuggestion } from '@/lib/trips/trip-suggestions/operation';

/** The planned trip, or the reasons why there is none. */
export async function TripSuggestionResult({
  trip,
  locale,
}: {
  trip: TripSuggestion;
  locale: Locale;
}) {
  const t = await getTranslations('tripSuggestions');
  const { ask, planned, reasons, outOfSeason, isPublished } = trip;
  if (planned?.outcome.kind !== 'plan') {
    return (
      <section role="alert" className="page-grid py-10">
        <h2>{t('none.title')}</h2>
        <p className="measure mt-2">{t(isPublished ? 'none.text' : 'none.unpublished')}</p>
      </section>
    );
  }
  const { request, news, network } = planned;
  const { plan } = planned.outcome;
  const [first] = plan.order;
  const found = plan.totals.nights;
  return (
    <TripPlan
      view={{ locale, network, request, news }}
      plan={plan}
      days={planDays(plan, ask.interests)}
      foods={foodNames()}
      title={t('result.title', {
        nights: found,
        month: monthName(ask.month, locale),
        islands: plan.order.map((island) => islandName(island, locale)).join(', '),
      })}
      about={
        first ? (
          <>
            {found < ask.nights ? (
              <p className="page-grid pt-4 font-ui">
                {t('result.fewer', { found, wanted: ask.nights })}
              </p>
            ) : null}
            <WhyThese
              reasons={reasons}
              outOfSeason={outOfSeason}
              climate={averageOn(first, request.firstDay)}
              month={ask.month}
              locale={locale}
            />
          </>
        ) : null
      }
    >
      <PlanParts plan={plan} request={request} style={ask.budget} locale={locale} />
    </TripPlan>
  );
}
