import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Boats } from '@/components/planner/boats';
import { LegRoad } from '@/components/planner/leg-road';
import { legEnds, type PlanView } from '@/components/planner/plan-view';
import { LegWarnings } from '@/components/planner/plan-warnings';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { formatClock, midnightsBetween } from '@/lib/foundation/time/athens';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import type { Plan, PlanLeg } from '@/lib/sea/planner/problem/plan';
import type { TripDay } from '@/lib/trips/daily-itinerary/days';
import './daily-itinerary.css';

interface DayListProps {
  view: PlanView;
  plan: Plan;
  days: readonly TripDay[];
  /** Names of the suggested dishes, by id. */
  foods: ReadonlyMap<string, Localized>;
}

/** A trip day by day: ferries, and a walk, a swim and a meal from the record of each island. */
export async function DayList({ view, plan, days, foods }: DayListProps) {
  return (
    <ol className="trip-days">
      {days.map((day) => (
        <Day key={day.date} day={day} view={view} plan={plan} foods={foods} />
      ))}
    </ol>
  );
}

async function Day({ day, view, plan, foods }: Omit<DayListProps, 'days'> & { day: TripDay }) {
  const t = await getTranslations('dailyItinerary');
  const { locale } = view;
  const { date, number, legs, island, places, food } = day;
  const dish = food ? foods.get(food.id)?.[locale] : undefined;
  const isFree = legs.length === 0 && places.length === 0;
  return (
    <li>
      <h3>
        <span>{t('day', { number })}</span> {formatDay(date, locale)}
        {island && legs.length === 0 ? <b>{islandName(island, locale)}</b> : null}
      </h3>
      {legs.map((index) => {
        const leg = plan.legs[index];
        return leg ? (
          <Crossing key={index} view={view} plan={plan} leg={leg} index={index} />
        ) : null;
      })}
      {places.length > 0 || dish ? (
        <ul>
          {places.map(({ kind, island: on, place }) => (
            <li key={`${kind} ${place.id}`}>
              <small>{t(`kinds.${kind}`)}</small>{' '}
              <SiteLink href={`${routes.island(on)}#places`}>{place.name[locale]}</SiteLink>
              <p>{place.sentence[locale]}</p>
            </li>
          ))}
          {dish && food ? (
            <li>
              <small>{t('kinds.food')}</small>{' '}
              <SiteLink href={`${routes.culinary}#${food.id}`}>{dish}</SiteLink>
            </li>
          ) : null}
        </ul>
      ) : null}
      {isFree && island ? <p>{t('free')}</p> : null}
    </li>
  );
}

interface CrossingProps {
  view: PlanView;
  plan: Plan;
  leg: PlanLeg;
  index: number;
}

/** A ferry journey: time, ports, duration and price. */
async function Crossing({ view, plan, leg, index }: CrossingProps) {
  const t = await getTranslations();
  const { locale, network } = view;
  const [from, to] = legEnds(view, leg, (code) => t(`planner.airports.${code}`));
  const { journey, cents } = leg;
  const [first, last] = [journey?.legs[0], journey?.legs.at(-1)];
  const nights = first && last ? midnightsBetween(first.departure, last.arrival) : 0;
  return (
    <div className="trip-crossing">
      <p>
        {first && last ? (
          <time>
            {formatClock(first.departure)} – {formatClock(last.arrival)}
            {nights > 0 ? <sup>+{nights}</sup> : null}
          </time>
        ) : null}
        <b>
          {from} → {to}
        </b>
        {first && last ? (
          <span>
            {formatDuration(last.arrival - first.departure, locale)} ·{' '}
            {cents === null ? t('planner.result.fareUnknown') : formatEuros(cents, locale)}
          </span>
        ) : null}
      </p>
      {journey ? (
        <Boats
          network={network}
          journey={journey}
          locale={locale}
          withVehicle={view.request.party.vehicle !== undefined}
        />
      ) : null}
      <LegRoad view={view} leg={leg} />
      <LegWarnings view={view} plan={plan} leg={index} />
    </div>
  );
}
