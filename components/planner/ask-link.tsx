import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { orderLine } from '@/lib/records/charts/island-names';
import type { PlanRequest } from '@/lib/sea/planner/solver/request';
import type { Plan } from '@/lib/sea/planner/solver/types';

interface AskLinkProps {
  plan: Plan;
  request: PlanRequest;
  locale: Locale;
}

/** Link to the assistant with the tour as a question, which the visitor can edit before sending. */
export async function AskLink({ plan, request, locale }: AskLinkProps) {
  const t = await getTranslations('planner.result');
  const { adults, children } = request.party;
  const q = t('askQuestion', {
    order: orderLine(plan.order, locale),
    first: formatDay(plan.legs[0]?.date ?? request.firstDay, locale),
    nights: plan.totals.nights,
    travellers: adults + children,
  });
  return (
    <SiteLink
      href={`${routes.touristasAiChat}?${new URLSearchParams({ q })}`}
      rel="nofollow"
      className="text-link inline-flex min-h-11 items-center font-ui"
    >
      {t('ask')}
    </SiteLink>
  );
}
