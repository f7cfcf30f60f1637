import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { orderLine } from '@/lib/records/charts/island-names';
import { withOrder } from '@/lib/sea/planner/plan-request/changes';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';
import { type Itinerary, type Plan, terms } from '@/lib/sea/planner/problem/plan';
import type { PlanView } from './plan-view';
import { signedDuration, signedEuros } from './signed';

interface NextBestProps {
  view: PlanView;
  plan: Plan;
  next: Itinerary;
}

/** Best plan in another order, with its additional fares, sea time and solver costs. */
export async function NextBest({ view, plan, next }: NextBestProps) {
  const t = await getTranslations('planner.why');
  const { locale, request } = view;
  const order = next.stays.map(({ island }) => island);
  const cents =
    next.totals.cents === null || plan.totals.cents === null
      ? null
      : next.totals.cents - plan.totals.cents;
  const minutes = next.totals.seaMinutes - plan.totals.seaMinutes;
  const rows = terms
    .map((term) => ({ term, cents: next.terms[term] - plan.terms[term] }))
    .filter((row) => row.cents !== 0);
  return (
    <div>
      <h3>{t(request.order ? 'bestOther' : 'nextBest')}</h3>
      <p className="mt-1">
        <SiteLink
          href={planAddress(withOrder(request, order))}
          className="text-link inline-flex min-h-11 items-center"
        >
          {orderLine(order, locale)}
        </SiteLink>
      </p>
      <p className="font-ui tabular-nums">
        {cents === null ? null : t('fareMore', { amount: signedEuros(cents, locale) })}
        {cents === null ? null : ', '}
        {t('seaMore', { time: signedDuration(minutes, locale) })}
      </p>
      <table className="mt-3 w-full border-b border-rule font-ui tabular-nums">
        <caption className="mb-1 text-left text-sm text-ink-2">{t('account')}</caption>
        <tbody>
          {rows.map(({ term, cents: more }) => (
            <tr key={term} className="border-t border-rule">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(`terms.${term}`)}
              </th>
              <td className="py-1.5 text-right">{signedEuros(more, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold">
            <th scope="row" className="py-1.5 text-left">
              {t('sum')}
            </th>
            <td className="py-1.5 text-right">{signedEuros(next.cost - plan.cost, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
