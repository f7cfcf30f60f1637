import { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Plan } from '@/lib/sea/planner/problem/plan';

interface PlanSummaryProps {
  locale: Locale;
  plan: Plan;
  travellers: number;
  /** Leaves out nights and islands, which a heading names. */
  isShort?: boolean;
}

/** Key figures of a tour. */
export async function PlanSummary({ locale, plan, travellers, isShort = false }: PlanSummaryProps) {
  const t = await getTranslations('planner.summary');
  const { nights, boats, cents, seaMinutes } = plan.totals;
  const figures = [
    {
      label: t('fare', { count: travellers }),
      value: cents === null ? t('unknown') : formatEuros(cents, locale),
    },
    { label: t('atSea'), value: formatDuration(seaMinutes, locale) },
    ...(isShort
      ? []
      : [
          { label: t('nights', { count: nights }), value: nights },
          { label: t('islands', { count: plan.stays.length }), value: plan.stays.length },
        ]),
    { label: t('boats', { count: boats }), value: boats },
  ];
  return (
    <dl
      className={`flex flex-wrap border-b border-rule sm:grid sm:gap-x-5 ${isShort ? 'gap-x-3 sm:grid-cols-[1fr_1.6fr_1fr]' : 'gap-x-5 sm:grid-cols-3 lg:grid-cols-[1fr_1.6fr_1fr_1fr_1fr]'}`}
    >
      {figures.map(({ label, value }) => (
        // Columns are at least as wide as their longest word, so that no unit is separated from its
        // number.
        <div
          key={label}
          className={`flex grow flex-col-reverse justify-end border-t border-rule ${isShort ? 'py-2' : 'basis-28 py-3'}`}
        >
          <dt className="font-ui text-sm leading-snug text-ink-2">{label}</dt>
          <dd
            className={`font-ui leading-tight font-medium tabular-nums ${isShort ? 'text-base sm:text-xl' : 'text-xl'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
