import { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';

/** Requirements for every leg, with the labels of the form. Empty if there are none. */
export async function KeptTo({ locale, request }: { locale: Locale; request: PlanRequest }) {
  const [t, boats, vesselKind] = await Promise.all([
    getTranslations('planner'),
    getTranslations('ferries.boats'),
    getTranslations('ferries.vesselKinds'),
  ]);
  const { party, wishes, restrictions = {} } = request;
  const { kinds, leavesFrom, leavesBefore, maxWait, maxMinutes, maxCents } = restrictions;
  const hours = (minutes: number) => formatDuration(minutes, locale);
  const limits: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('form.vehicle'), party.vehicle && t(`form.vehicles.${party.vehicle}`)],
    [t('form.landing'), request.landing],
    [t('form.by'), request.homeBy],
    [t('form.lastAfter'), request.lastBoatFrom],
    [t('form.class'), party.fareClass],
    [t('form.seasick'), wishes.seasick ? '' : undefined],
    [boats('kinds'), kinds?.map((kind) => vesselKind(kind)).join(', ')],
    [boats('direct'), restrictions.directOnly ? '' : undefined],
    [boats('after'), leavesFrom],
    [boats('before'), leavesBefore],
    [boats('maxHours'), maxMinutes === undefined ? undefined : hours(maxMinutes)],
    [boats('maxPrice'), maxCents === undefined ? undefined : formatEuros(maxCents, locale)],
    [boats('maxWait'), maxWait === undefined ? undefined : hours(maxWait)],
  ];
  const shown = limits.filter(([, value]) => value !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className="mt-3 font-ui text-sm" data-kept-to="">
      <p className="text-ink-2">{t('result.keptTo')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {shown.map(([label, value]) => (
          <li key={label}>
            {label}
            {value ? <span className="font-medium tabular-nums">: {value}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
