import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { TableScroll } from '@/components/ui/table-scroll';
import { formatDate, formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { type SeaAreaId, seaAreaIds } from '@/lib/records/weather/sea-areas';
import { outlookIn } from '@/lib/sea/ferries/sailing-weather/crossing';
import { isRisky, levelOf } from '@/lib/sea/ferries/sailing-weather/outlook';
import { sailingSources, sailingSourcesReadOn } from '@/lib/sea/ferries/sailing-weather/sources';
import { SourceLink } from './source-link';

interface SailingTableProps {
  report: WeatherReport;
  /** Defaults to all sea areas. */
  areas?: readonly SeaAreaId[];
  locale: Locale;
}

/** Table of the sea areas and days with possible disruptions of ferries, and the limits. */
export async function SailingTable({ report, areas = seaAreaIds, locale }: SailingTableProps) {
  const t = await getTranslations('weather.sailing');
  const { days } = report;
  if (days.length === 0) return <p className="measure">{t('none')}</p>;
  const outlooks = areas.map((area) => ({
    area,
    byDay: days.map((date) => ({ date, outlook: outlookIn(report, area, date) })),
  }));
  const isQuiet = outlooks.every(({ byDay }) =>
    byDay.every(({ outlook }) => !outlook || !isRisky(outlook)),
  );
  return (
    <>
      {isQuiet ? <p className="measure mb-4 font-medium">{t('quiet')}</p> : null}
      <TableScroll label={t('caption')} className="sailing-frame">
        <table className="sailing-table">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr>
              <td />
              {days.map((date) => (
                <th key={date} scope="col">
                  <abbr title={formatDay(date, locale)}>
                    {formatDay(date, locale, 'short').split(' ').slice(0, 2).join(' ')}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outlooks.map(({ area, byDay }) => (
              <tr key={area}>
                <th scope="row">
                  <AreaName area={area} />
                </th>
                {byDay.map(({ date, outlook }) => {
                  const level = outlook ? levelOf(outlook) : undefined;
                  return (
                    <td key={date} data-level={level}>
                      <b>{outlook?.beaufort ?? '–'}</b>
                      {level ? <span>{t(`verdicts.${level}`)}</span> : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}

async function AreaName({ area }: { area: SeaAreaId }) {
  const t = await getTranslations('weather.areas');
  return t(area);
}

/** Explains the limits, their interpretation and their sources. */
export async function SailingLimits({ locale }: { locale: Locale }) {
  const t = await getTranslations('weather.sailing');
  return (
    <div className="measure mt-5 font-ui text-sm text-ink-2">
      <p>
        <b className="font-semibold text-ink">{t('limitsTitle')}.</b>{' '}
        {t.rich('limits', {
          guide: (words) => (
            <SiteLink href={`${routes.ferryGuide}#wind`} className="text-link">
              {words}
            </SiteLink>
          ),
        })}
      </p>
      <p className="mt-2">
        {t.rich('sources', {
          date: formatDate(sailingSourcesReadOn, locale),
          ban: (words) => <SourceLink href={sailingSources.ban}>{words}</SourceLink>,
          emy: (words) => <SourceLink href={sailingSources.forecaster}>{words}</SourceLink>,
          imo: (words) => <SourceLink href={sailingSources.highSpeed}>{words}</SourceLink>,
        })}
      </p>
    </div>
  );
}
