import { getTranslations } from 'next-intl/server';
import { formatDateRange } from '@/components/saved-trips/sheet/date-range';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import { Outline } from './outline';

interface PlanOutlineProps {
  locale: Locale;
  plan: Plan;
  travellers: number;
}

/** Summary of a plan: dates, islands, number of boats and cost. */
export async function PlanOutline({ locale, plan, travellers }: PlanOutlineProps) {
  const [t, list] = await Promise.all([
    getTranslations('savedTrips.new.plan'),
    getTranslations('savedTrips.list'),
  ]);
  const { stays, legs, totals } = plan;
  const [from, to] = [legs[0]?.date, legs.at(-1)?.date];
  const order = stays.map(
    ({ island, nights }) =>
      `${islandName(island, locale)} (${list('nights', { count: nights }).replaceAll(' ', '\u00a0')})`,
  );
  return (
    <Outline
      title={t('outline')}
      rows={[
        [t('dates'), from && to ? formatDateRange(from, to, locale) : ''],
        [t('order'), order.join(', ')],
        [t('boats'), String(totals.boats)],
        [
          t('fares', { count: travellers }),
          totals.cents === null ? t('faresUnknown') : formatEuros(totals.cents, locale),
        ],
      ]}
    />
  );
}
