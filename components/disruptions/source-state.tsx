import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Disruptions } from '@/lib/sea/ferries/disruptions/types';

interface SourceStateProps {
  locale: Locale;
  found: Pick<Disruptions, 'state' | 'reportedAt' | 'forecast'>;
}

/** Sources with their times, and what each does not tell at the moment. */
export async function SourceState({ locale, found }: SourceStateProps) {
  const t = await getTranslations('disruptions');
  const { state, reportedAt, forecast } = found;
  const moment = (at: EpochMinutes) => ({
    time: formatClock(at),
    day: formatDay(athensDate(at), locale),
  });
  const isWell = (state === 'live' && forecast.freshness === 'fresh') || state === 'none';
  return (
    <div
      className={`mt-4 border-l-2 px-4 py-1 font-ui text-sm leading-snug ${isWell ? 'border-accent' : 'border-bad'}`}
      data-testid="disruptions-state"
      data-state={state}
      data-forecast={forecast.freshness}
    >
      <p className="measure">
        {state === 'none'
          ? t('states.none')
          : reportedAt === undefined
            ? t('states.awayNothing')
            : t(`states.${state}`, moment(reportedAt))}
      </p>
      <p className="measure mt-1">
        {forecast.at === null || forecast.freshness === 'none'
          ? t('forecast.none')
          : t(`forecast.${forecast.freshness}`, moment(forecast.at))}
      </p>
    </div>
  );
}
