import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { routes } from '@/lib/platform/routes/register';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { type Crossing, risksOf, unsureOf } from '@/lib/sea/ferries/sailing-weather/crossing';
import { levelOf } from '@/lib/sea/ferries/sailing-weather/outlook';

interface SailingNoteProps {
  report: WeatherReport;
  crossings: readonly Crossing[];
  locale: Locale;
  className?: string;
}

/** Wave height in metres below which waves are not mentioned. */
const leastWaveM = 2;

/**
 * Lists the days on which the forecast may disrupt these crossings, or contradicts itself. Empty without such days, or
 * beyond the forecast. Worded as a forecast, because only the port authority decides about
 * sailings.
 */
export async function SailingNote(props: SailingNoteProps) {
  const { report, crossings, locale, className = '' } = props;
  const risks = risksOf(report, crossings);
  const unsure = unsureOf(report, crossings);
  const [first] = [...risks, ...unsure];
  if (!first || report.at === null) return null;
  const t = await getTranslations('weather');
  const time = formatClock(report.at);
  return (
    <aside
      aria-label={t('sailing.noteTitle')}
      data-testid="sailing-note"
      className={`measure border-l-2 border-accent py-1 pl-4 font-ui text-sm ${className}`}
    >
      {risks.map(({ date, area, outlook }) => {
        const level = levelOf(outlook);
        return level === 'all' ? null : (
          <p key={date}>
            {t(`sailing.note.${level}`, {
              day: formatDay(date, locale),
              force: outlook.beaufort,
              area: t(`areas.${area}`),
            })}
            {outlook.waveM !== null && outlook.waveM >= leastWaveM
              ? ` ${t('sailing.noteWaves', {
                  metres: formatNumber(outlook.waveM, locale, { maximumFractionDigits: 1 }),
                })}`
              : null}
          </p>
        );
      })}
      {unsure.map(({ date, area }) => (
        <p key={`unsure-${date}`}>
          {t('sailing.noteUnsure', { day: formatDay(date, locale), area: t(`areas.${area}`) })}
        </p>
      ))}
      <p className="text-sm text-ink-2">
        {report.freshness === 'last'
          ? t('sailing.noteOld', { day: formatDay(athensDate(report.at), locale), time })
          : t('sailing.noteMore', { time })}{' '}
        <SiteLink href={`${routes.weather}?day=${first.date}#boats`} className="text-link">
          {t('sailing.noteLink')}
        </SiteLink>
        {' · '}
        <SiteLink href={routes.disruptions} className="text-link">
          {t('sailing.noteLines')}
        </SiteLink>
      </p>
    </aside>
  );
}
