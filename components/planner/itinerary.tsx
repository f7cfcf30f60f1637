import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import type { Plan, Stay } from '@/lib/sea/planner/solver/types';
import { ItineraryLeg } from './itinerary-leg';
import type { PlanView } from './plan-view';
import { StopLinks } from './stop-links';

/** Itinerary: alternating crossings and stays. */
export function Itinerary({ view, plan }: { view: PlanView; plan: Plan }) {
  return (
    <ol>
      {plan.legs.map((leg, index) => {
        const stay = plan.stays[index];
        return (
          <li key={`${leg.from}-${leg.to}`}>
            <ItineraryLeg view={view} plan={plan} leg={leg} index={index} />
            {stay ? <StayBlock stay={stay} number={index + 1} locale={view.locale} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

interface StayBlockProps {
  stay: Stay;
  number: number;
  locale: Locale;
}

async function StayBlock({ stay, number, locale }: StayBlockProps) {
  const t = await getTranslations('planner.result');
  const { island, arrive, leave, nights } = stay;
  return (
    <section aria-label={islandName(island, locale)} className="stay">
      <h3>
        <SiteLink href={routes.island(island)}>
          <span>{number}</span>
          {islandName(island, locale)}
        </SiteLink>
      </h3>
      <p>
        <strong>{t('nights', { count: nights })}</strong>{' '}
        <span>{`${formatDay(arrive, locale, 'short')} – ${formatDay(leave, locale, 'short')}`}</span>
      </p>
      <StopLinks stay={stay} locale={locale} />
    </section>
  );
}
