import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate } from '@/lib/foundation/time/athens';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';

interface PlanRequestLineProps {
  locale: Locale;
  /** Undefined if no tour was found. */
  found: { readonly plan: Plan; readonly request: PlanRequest } | undefined;
  /** The form, to change the request. */
  children: ReactNode;
}

/** One line with the days, nights and travellers of a plan, which opens the form. */
export async function PlanRequestLine({ locale, found, children }: PlanRequestLineProps) {
  const t = await getTranslations('planner');
  const parts = found ? partsOf(found.plan, found.request, locale, t) : [];
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 leading-snug text-ink-2">
        {parts.length > 0 ? (
          <span className="dotted">
            {parts.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </span>
        ) : null}
        <span
          className="font-ui text-ink underline decoration-accent underline-offset-4"
          data-print="hide"
        >
          {t('change')}
        </span>
      </summary>
      <div className="mt-3 mb-5" data-print="hide">
        {children}
      </div>
    </details>
  );
}

type Texts = Awaited<ReturnType<typeof getTranslations<'planner'>>>;

function partsOf(plan: Plan, { party, firstDay, lastDay }: PlanRequest, locale: Locale, t: Texts) {
  const [first, last] = [plan.legs[0], plan.legs.at(-1)];
  const from = first?.journey ? athensDate(first.journey.departure) : (first?.date ?? firstDay);
  const to = last?.journey ? athensDate(last.journey.arrival) : (last?.date ?? lastDay);
  return [
    `${formatDay(from, locale, 'short')} – ${formatDay(to, locale, 'short', true)}`,
    t('result.nights', { count: plan.totals.nights }),
    t('result.travellers', { count: party.adults + party.children }),
    ...(party.vehicle ? [t(`form.vehicles.${party.vehicle}`)] : []),
  ].map((text) => text.replaceAll(' ', '\u00a0'));
}
