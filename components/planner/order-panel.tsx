import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { withoutOrder } from '@/lib/sea/planner/plan-request/changes';
import { writeLock } from '@/lib/sea/planner/plan-request/entries';
import { type HandOrder, orderPlaceholder } from '@/lib/sea/planner/plan-request/hand-order';
import { writeQuery } from '@/lib/sea/planner/plan-request/query';
import { planAddress, writePlan } from '@/lib/sea/planner/plan-request/write-plan';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import type { OrderItem } from './order-item';
import { OrderList } from './order-list';
import type { PlanView } from './plan-view';
import { signedDuration, signedEuros } from './signed';
import { stepFormId } from './step-form';

interface OrderPanelProps {
  view: PlanView;
  /** Undefined if no ferries allow the manual order. */
  plan?: Plan | undefined;
  /** Plan with the best order, for comparison with a manual one. */
  best?: Plan | undefined;
}

/** Reorderable islands, and the additional cost of a manual order. */
export async function OrderPanel({ view, plan, best }: OrderPanelProps) {
  const t = await getTranslations('planner.order');
  const { locale, request } = view;
  const order = plan?.order ?? request.order ?? [];
  if (order.length < 2) return null;
  const cost = request.order
    ? costText(await againstBest(locale, plan, best), t('cannot'))
    : t(plan?.optimal ? 'best' : 'bestFound');
  const items = order.map((island): OrderItem => {
    const stay = plan?.stays.find((one) => one.island === island);
    const day = (date: string) => formatDay(date, locale, 'short');
    return {
      id: island,
      name: islandName(island, locale),
      stay: stay
        ? `${day(stay.arrive)} – ${day(stay.leave)}, ${t('nights', { count: stay.nights }).replaceAll(' ', '\u00a0')}`
        : '',
    };
  });
  return (
    <section id="order" aria-labelledby="order-title" className="scroll-mt-28" data-print="hide">
      <h2 id="order-title">{t('title')}</h2>
      <p className="measure mt-1 font-ui text-sm text-ink-2 noscript:hidden">{t('hint')}</p>
      <OrderList
        items={items}
        hand={handOrder(request, locale)}
        form={stepFormId}
        outcome={cost}
        texts={{
          earlier: t('earlier'),
          later: t('later'),
          earlierOf: t.raw('earlierOf'),
          laterOf: t.raw('laterOf'),
          drag: t.raw('drag'),
          instructions: t('instructions'),
          keysHint: t('keysHint'),
          lifted: t.raw('lifted'),
          over: t.raw('over'),
          dropped: t.raw('dropped'),
          cancelled: t.raw('cancelled'),
          solving: t('solving'),
        }}
      />
      <div data-order-cost="" className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="font-ui text-lg leading-snug font-medium tabular-nums">{cost}</p>
        {request.order ? (
          <SiteLink
            href={planAddress(withoutOrder(request))}
            data-scroll="keep"
            className={buttonClass('secondary')}
          >
            {t('back')}
          </SiteLink>
        ) : null}
      </div>
    </section>
  );
}

const costText = (text: string | undefined, otherwise: string) => text ?? otherwise;

async function againstBest(locale: Locale, plan?: Plan, best?: Plan): Promise<string | undefined> {
  const t = await getTranslations('planner.order');
  if (!plan || !best) return undefined;
  const minutes = plan.totals.seaMinutes - best.totals.seaMinutes;
  const [mine, theirs] = [plan.totals.cents, best.totals.cents];
  const isBest = plan.order.join() === best.order.join() || plan.cost <= best.cost;
  if (isBest) return t('alsoBest');
  const time = signedDuration(minutes, locale);
  return mine === null || theirs === null
    ? t('costTime', { time })
    : t('cost', { money: signedEuros(mine - theirs, locale), time });
}

function handOrder(request: PlanRequest, locale: Locale): HandOrder {
  const query = { ...writePlan(request), order: orderPlaceholder, lock: [] };
  return {
    template: localizePath(`${routes.tripPlannerLegacy}?${writeQuery(query)}`, locale),
    locks: request.locks.map(writeLock),
  };
}
