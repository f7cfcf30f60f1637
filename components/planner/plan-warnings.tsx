import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icons';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { OtherPort } from '@/lib/sea/planner/plan-request/other-port';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';
import type { Plan, PlanWarning } from '@/lib/sea/planner/problem/plan';
import { portArguments } from '@/lib/sea/timetable/port-label';
import type { PlanView } from './plan-view';

/** Warnings about one leg. */
export async function LegWarnings({
  view,
  plan,
  leg,
}: {
  view: PlanView;
  plan: Plan;
  leg: number;
}) {
  const t = await getTranslations('planner.warnings');
  const { network, locale } = view;
  const text = (warning: PlanWarning): string => {
    switch (warning.code) {
      case 'last-boat-before-flight':
        return t('last-boat-before-flight', { time: formatClock(warning.departure) });
      case 'tight-connection':
        return t('tight-connection', {
          ...portArguments('port', network, warning.port, locale),
          time: formatDuration(warning.minutes, locale),
          ...afterMissing(warning.nextArrival, locale),
        });
      case 'unused-days':
        return '';
      case 'leaves-at-night':
        return t('leaves-at-night', { evening: formatDay(plan.legs[leg]?.date ?? '', locale) });
      default:
        return t(warning.code);
    }
  };
  const about = plan.warnings.filter((warning) => 'leg' in warning && warning.leg === leg);
  const texts = about.map(text);
  const isNightLost = about.some(({ code }) => code === 'night-lost');
  if (plan.legs[leg]?.late && !isNightLost) texts.push(t('arrives-at-night'));
  return texts.length > 0 ? <WarningList texts={texts} /> : null;
}

/** Day and time at which somebody arrives after missing a boat. */
function afterMissing(arrival: EpochMinutes | undefined, locale: Locale) {
  if (arrival === undefined) return { next: 'none', clock: '' };
  return { next: formatDay(athensDate(arrival), locale), clock: formatClock(arrival) };
}

/** Warnings about the tour as a whole. */
export async function TourWarnings({
  plan,
  otherPort,
}: {
  plan: Plan;
  otherPort?: OtherPort | undefined;
}) {
  const t = await getTranslations('planner.warnings');
  const texts = plan.warnings.flatMap((warning) => {
    if (warning.code !== 'unused-days') return [];
    const { before, after } = warning;
    return [
      ...(before > 0 ? [t('unused-before', { count: before })] : []),
      ...(after > 0 ? [t('unused-after', { count: after })] : []),
    ];
  });
  return (
    <>
      {texts.length > 0 ? <WarningList texts={texts} /> : null}
      <OtherPortLink otherPort={otherPort} isPlanned />
    </>
  );
}

/** Link to the same tour from Piraeus, with its advantage. Empty without one. */
export async function OtherPortLink({
  otherPort,
  isPlanned,
}: {
  otherPort: OtherPort | undefined;
  /** True beside a tour from the requested port. */
  isPlanned: boolean;
}) {
  if (!otherPort) return null;
  const t = await getTranslations('planner.warnings');
  const { moreNights, fewerChanges, request } = otherPort;
  const advantage = () => {
    if (!isPlanned) return t('only-piraeus');
    return moreNights > 0
      ? t('other-port', { count: moreNights })
      : t('fewer-changes', { count: fewerChanges });
  };
  return (
    <p data-other-port="" className="mt-3 font-ui">
      {advantage()}{' '}
      <SiteLink href={planAddress(request)} className="text-link">
        {t('from-piraeus')}
      </SiteLink>
    </p>
  );
}

function WarningList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-2">
      {texts.map((text) => (
        <li key={text} className="flex gap-2 py-1 font-ui leading-snug">
          <Icon name="warning" className="mt-0.5 size-5 text-accent" />
          <span className="measure">{text}</span>
        </li>
      ))}
    </ul>
  );
}
