import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { orderLine } from '@/lib/records/charts/island-names';
import { type Itinerary, type Plan, type Terms, terms } from '@/lib/sea/planner/solver/types';
import type { PlanView } from './plan-view';
import { signedDuration, signedEuros } from './signed';

interface NextBestProps {
  view: PlanView;
  plan: Plan;
  next: Itinerary;
  /** Next best plan minus this plan, per cost term. */
  difference: Terms;
  href: string;
}

/** Best plan in another order, with its additional fares, sea time and solver costs. */
export async function NextBest({ view, plan, next, difference, href }: NextBestProps) {
  const t = await getTranslations('planner.why');
  const { locale } = view;
  const order = next.stays.map(({ island }) => island);
  const cents =
    next.totals.cents === null || plan.totals.cents === null
      ? null
      : next.totals.cents - plan.totals.cents;
  const minutes = next.totals.seaMinutes - plan.totals.seaMinutes;
  const rows = terms.filter((term) => difference[term] !== 0);
  const sum = rows.reduce((all, term) => all + difference[term], 0);
  return (
    <div>
      <h3>{t(view.request.order ? 'bestOther' : 'nextBest')}</h3>
      <p className="mt-1">
        <SiteLink href={href} className="text-link inline-flex min-h-11 items-center">
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
          {rows.map((term) => (
            <tr key={term} className="border-t border-rule">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(`terms.${term}`)}
              </th>
              <td className="py-1.5 text-right">{signedEuros(difference[term], locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold">
            <th scope="row" className="py-1.5 text-left">
              {t('sum')}
            </th>
            <td className="py-1.5 text-right">{signedEuros(sum, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
