import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock } from '@/lib/foundation/time/athens';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { ageText } from '@/lib/sea/timetable/age-text';
import type { ExtraBoat } from '@/lib/sea/timetable/extra-boats';
import type { Network } from '@/lib/sea/timetable/network';
import { portArguments } from '@/lib/sea/timetable/port-label';
import { OperatorLinks } from './operator-links';

interface ExtraBoatsProps {
  locale: Locale;
  network: Network;
  boats: readonly ExtraBoat[];
  /** Time of rendering. */
  at: EpochMinutes;
  /** Level of the heading. */
  heading?: 'h3' | 'h4';
}

/** Sailings reported by a realtime service but missing from the timetable, with their source. */
export async function ExtraBoats(props: ExtraBoatsProps) {
  const { locale, network, boats, at, heading: Heading = 'h3' } = props;
  if (boats.length === 0) return null;
  const t = await getTranslations('ferries.realtime');
  const items = boats.map(async (boat) => {
    const { operator, from, to } = boat;
    const age = await ageText(at - boat.at, locale);
    return {
      ...boat,
      way: t('boat', {
        ...portArguments('from', network, from, locale),
        ...portArguments('to', network, to, locale),
      }),
      source: operator
        ? t('extraSource', { operator: operator.name[locale], age })
        : t('extraSourceUnknown', { age }),
    };
  });
  return (
    <div className="mt-4 border-l-2 border-accent px-4 py-2 font-ui" data-testid="extra">
      <Heading className="font-ui text-base font-semibold">
        {t('extraTitle', { count: boats.length })}
      </Heading>
      <ul>
        {(await Promise.all(items)).map(({ departure, arrival, vessel, way, source, operator }) => (
          <li key={`${departure} ${way}`} className="py-1 text-sm">
            <span className="text-base tabular-nums">
              <time dateTime={utcIso(departure)}>{formatClock(departure)}</time>
              {' – '}
              <time dateTime={utcIso(arrival)}>{formatClock(arrival)}</time>
            </span>{' '}
            {vessel ? <span className="font-medium">{vessel}</span> : null}
            <span className="block text-ink-2">
              {way}. {source}
            </span>
            <OperatorLinks locale={locale} operators={operator ? [operator] : []} />
          </li>
        ))}
      </ul>
    </div>
  );
}
