import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { writeBudget } from '@/lib/budget/query';
import { budgetLimits, type Gateway } from '@/lib/budget/question';
import { athensPorts } from '@/lib/islands/schema';
import type { PlanRequest } from '@/lib/planner/solver/request';
import type { Plan } from '@/lib/planner/solver/types';
import { routes } from '@/lib/routes/register';

const atAthens: readonly string[] = [...athensPorts, 'ATH'];
const atHeraklion: readonly string[] = ['heraklion', 'HER'];

/** Where a budget lets the boats begin and end: of two ends only what is the same, or near enough. */
function gatewayOf({ start, end }: PlanRequest): Gateway {
  const ends = [start, end].map((one) => ('place' in one ? one.place : one.airport) ?? '');
  if (ends.every((id) => atAthens.includes(id))) return 'athens';
  return ends.every((id) => atHeraklion.includes(id)) ? 'heraklion' : 'none';
}

/** From a plan to what it costs with rooms, meals and cars; nothing where a budget has no room for it. */
export async function BudgetLink({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const stops = plan.stays
    .map(({ island, nights }) => ({ island, nights }))
    .filter(({ nights }) => nights > 0);
  const { adults, children, vehicle } = request.party;
  const fits =
    stops.length > 0 &&
    stops.length <= budgetLimits.stops &&
    stops.every(({ nights }) => nights <= budgetLimits.nights);
  if (!fits) return null;
  const t = await getTranslations('planner.result');
  const query = writeBudget({
    question: {
      stops,
      adults,
      children,
      when: { kind: 'date', date: plan.legs[0]?.date ?? request.firstDay },
      style: 'middle',
      move: vehicle === 'car' ? 'own' : 'bus',
      from: gatewayOf(request),
      boats: 'any',
      outings: 1,
    },
  });
  return (
    <SiteLink
      href={`${routes.budgetCalculator}?${query}`}
      rel="nofollow"
      className="text-link inline-flex min-h-11 items-center font-ui"
    >
      {t('budget')}
    </SiteLink>
  );
}
