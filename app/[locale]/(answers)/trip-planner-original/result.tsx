import { getTranslations } from 'next-intl/server';
import { foodNames, planDays } from '@/app/[locale]/(answers)/plan-days';
import { PlanParts } from '@/app/[locale]/(answers)/plan-parts';
import { TripPlan } from '@/components/day-by-day/trip-plan';
import { WhyThese } from '@/components/short-trip/why-these';
import { islandName } from '@/lib/charts/island-names';
import type { Locale } from '@/lib/i18n/locales';
import { monthName } from '@/lib/islands/format';
import type { ShortTrip } from '@/lib/short-trip/operation';
import { averageOn } from '@/lib/weather/climate-of';

/** The planned trip, or the reasons why there is none. */
export async function ShortTripResult({ trip, locale }: { trip: ShortTrip; locale: Locale }) {
  const t = await getTranslations('shortTrip');
  const { ask, planned, reasons, isPublished } = trip;
  if (planned?.outcome.kind !== 'plan') {
    return (
      <section role="alert" className="page-grid py-10">
        <h2>{t('none.title')}</h2>
        <p className="measure mt-2">{t(isPublished ? 'none.text' : 'none.unpublished')}</p>
      </section>
    );
  }
  const { request, told, network } = planned;
  const { plan } = planned.outcome;
  const [first] = plan.order;
  const found = plan.totals.nights;
  return (
    <TripPlan
      view={{ locale, network, request, told }}
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
                {t('result.fewer', { found, asked: ask.nights })}
              </p>
            ) : null}
            <WhyThese
              reasons={reasons}
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
