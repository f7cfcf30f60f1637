import { getTranslations } from 'next-intl/server';
import { Caveat } from '@/components/ui/caveat';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { openMeteo } from '@/lib/records/weather/source-of-forecast';
import { SourceLink } from './source-link';

interface ForecastStateProps {
  report: WeatherReport;
  locale: Locale;
}

/**
 * Kind, age and source of the values: a current forecast, the last one while the service is
 * unavailable, or averages.
 */
export async function ForecastState({ report, locale }: ForecastStateProps) {
  const t = await getTranslations('weather');
  const { freshness, at, sea } = report;
  const moment = (instant: EpochMinutes) => ({
    day: formatDay(athensDate(instant), locale),
    time: formatClock(instant),
  });
  const words = (
    <>
      <p>
        {t(`labels.${freshness}`)} {at === null ? null : t('asOf', moment(at))}
      </p>
      {freshness !== 'none' && sea.freshness === 'none' ? <p>{t('seaNone')}</p> : null}
      {freshness !== 'none' && sea.freshness === 'last' && sea.at !== null ? (
        <p>{t('seaLast', moment(sea.at))}</p>
      ) : null}
    </>
  );
  return (
    <div data-testid="forecast-state" data-freshness={freshness} className="measure font-ui">
      <Caveat label={t(`short.${freshness}`, { time: at === null ? '–' : formatClock(at) })}>
        {words}
      </Caveat>
    </div>
  );
}

/** Attribution that the licence of the forecast requires next to its values. */
export async function ForecastCredit() {
  const t = await getTranslations('weather');
  return (
    <p className="measure font-ui text-sm text-ink-2">
      {t.rich('credit', {
        link: (words) => <SourceLink href={openMeteo.url}>{words}</SourceLink>,
        licence: (words) => <SourceLink href={openMeteo.licence}>{words}</SourceLink>,
      })}
    </p>
  );
}
