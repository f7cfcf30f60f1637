import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { orderLine } from '@/lib/records/charts/island-names';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';

interface AskLinkProps {
  plan: Plan;
  request: PlanRequest;
  locale: Locale;
}

/** Link to the assistant with the tour as a question, which the visitor can edit before sending. */
export async function AskLink({ plan, request, locale }: AskLinkProps) {
  const t = await getTranslations('planner');
  const { party, end, flight } = request;
  const last = end.place && isIslandSlug(end.place) ? orderLine([end.place], locale) : undefined;
  const [day = '', clock = ''] = flight?.departure.split('T') ?? [];
  const q = t('result.askQuestion', {
    order: orderLine(plan.order, locale),
    first: formatDay(plan.legs[0]?.date ?? request.firstDay, locale),
    nights: plan.totals.nights,
    adults: party.adults,
    children: party.children,
    vehicle: party.vehicle ?? 'none',
    isEnd: last ? 'yes' : 'none',
    ...placeArguments('end', last ?? '', locale),
    isFlight: flight ? 'yes' : 'none',
    airport: flight ? t(`airportsInText.${flight.airport}`) : '',
    takeOff: flight ? `${formatDay(day, locale)} ${clock.slice(0, 5)}` : '',
  });
  return (
    <SiteLink
      href={`${routes.touristasAiChat}?${new URLSearchParams({ q })}`}
      rel="nofollow"
      className="text-link inline-flex min-h-11 items-center font-ui"
    >
      {t('result.ask')}
    </SiteLink>
  );
}
