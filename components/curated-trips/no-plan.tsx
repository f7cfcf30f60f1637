import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { NoPlan } from '@/components/planner/no-plan';
import type { PlanView } from '@/components/planner/plan-view';
import { formatDate } from '@/lib/foundation/i18n/format';
import { routes } from '@/lib/platform/routes/register';
import type { PlanOutcome } from '@/lib/sea/planner/problem/plan';
import type { NearestDates } from '@/lib/trips/curated-trips/nearest-dates';
import type { CuratedTripAsk } from '@/lib/trips/curated-trips/parameters';

interface NoCuratedTripPlanProps {
  view: PlanView;
  ask: CuratedTripAsk;
  outcome: Extract<PlanOutcome, { kind: 'infeasible' }>;
  nearest: NearestDates;
}

/**
 * Message that no ferries allow the trip from that day on, with the nearest possible dates and
 * other changes that would help.
 */
export async function NoCuratedTripPlan({ view, ask, outcome, nearest }: NoCuratedTripPlanProps) {
  const t = await getTranslations('curatedTrips.noPlan');
  const { locale } = view;
  const days = [nearest.before, nearest.after].flatMap((day) => day ?? []);
  const address = (date: string) => {
    const query = new URLSearchParams({ date });
    for (const name of ['adults', 'children'] as const) {
      if (ask[name] !== undefined) query.set(name, String(ask[name]));
    }
    return `${routes.package(ask.package)}?${query}`;
  };
  return (
    <div className="page-grid space-y-6 py-10">
      <section aria-labelledby="nearest">
        <h2 id="nearest">{t('title', { date: formatDate(ask.date, locale) })}</h2>
        <p className="measure mt-2">{t(days.length > 0 ? 'text' : 'none')}</p>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {days.map((day) => (
            <li key={day}>
              <SiteLink
                href={address(day)}
                rel="nofollow"
                className="text-link inline-flex min-h-11 items-center font-ui text-lg tabular-nums"
              >
                {formatDate(day, locale)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <NoPlan view={view} outcome={outcome} />
    </div>
  );
}
