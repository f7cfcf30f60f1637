import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { listingAddress } from '@/lib/booking/listings/address';
import type { PlacedKind } from '@/lib/booking/listings/filters';
import { everything, withFilter } from '@/lib/booking/listings/search';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { monthName } from '@/lib/records/islands/format';
import { averageOn } from '@/lib/records/weather/climate-of';
import type { Plan, Stay } from '@/lib/sea/planner/problem/plan';
import { ItineraryLeg } from './itinerary-leg';
import type { PlanView } from './plan-view';
import './stop-links.css';

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

/** Average weather of a stop, and links to rooms for its nights, activities and the forecast. */
async function StopLinks({ stay, locale }: { stay: Stay; locale: Locale }) {
  const t = await getTranslations('planner.stop');
  const { island, arrive, leave } = stay;
  const { high, low, seaC } = averageOn(island, arrive);
  const address = (kind: PlacedKind, dated: boolean) => {
    const search = withFilter<PlacedKind>(everything<PlacedKind>(kind), 'island', [island]);
    return listingAddress(
      listPath[kind],
      dated && leave > arrive ? { ...search, from: arrive, to: leave } : search,
    );
  };
  return (
    <p className="stop-links">
      {t('climate', {
        month: monthName(Number(arrive.slice(5, 7)), locale),
        high: Math.round(high),
        low: Math.round(low),
        sea: seaC === null ? 'none' : String(Math.round(seaC)),
      })}
      <SiteLink href={address('hotels', true)} rel="nofollow">
        {t('stays')}
      </SiteLink>
      <SiteLink href={address('activities', false)}>{t('activities')}</SiteLink>
      <SiteLink href={routes.weatherOf(island)}>{t('weather')}</SiteLink>
    </p>
  );
}
