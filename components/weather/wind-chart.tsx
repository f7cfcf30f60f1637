import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { ArchipelagoChart, type ChartIsland } from '@/components/maps/archipelago-chart';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import { layoutSize, layouts } from '@/lib/records/charts/types';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { WeatherPlace } from '@/lib/records/weather/places';
import { windMarks } from './wind-marks';

interface WindChartProps {
  report: WeatherReport;
  /** Day to draw; undefined leaves the chart empty. */
  date: IsoDate | undefined;
  islands: readonly ChartIsland[];
  /** Places in the order of priority in which their winds are drawn. */
  order: readonly WeatherPlace['id'][];
  /** Slug of the page's island. */
  current?: string;
  locale: Locale;
}

/**
 * Chart of the archipelago with wind barbs and hatching for the sea. The text next to it says the
 * same.
 */
export async function WindChart({ report, date, islands, order, current, locale }: WindChartProps) {
  const t = await getTranslations('weather.chart');
  return (
    <ArchipelagoChart
      locale={locale}
      islands={islands}
      {...(date ? { title: t('label', { day: formatDay(date, locale) }) } : {})}
      {...(current ? { current } : {})}
      className="wind-chart"
      overlay={
        date
          ? layouts.map((layout) => {
              const { barbs, strong, calms, hatching } = windMarks(report, date, order, layout);
              const { width, height } = layoutSize[layout];
              return (
                <svg
                  key={layout}
                  className={`chart-art chart-only-${layout} wind-marks`}
                  viewBox={`0 0 ${width} ${height}`}
                  aria-hidden="true"
                  focusable="false"
                >
                  {hatching.map((d, strokes) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of strokes.
                    d ? <path key={strokes} className="wind-sea" d={d} /> : null,
                  )}
                  {/* Defined once and drawn twice, the first time as a halo in the colour of
                      the water. */}
                  <defs>
                    <path id={`barbs-${layout}`} d={barbs} />
                    <path id={`strong-${layout}`} d={strong} />
                  </defs>
                  {(['wind-bed', 'wind-barb'] as const).map((name) => (
                    <Fragment key={name}>
                      {barbs ? <use className={name} href={`#barbs-${layout}`} /> : null}
                      {strong ? (
                        <use
                          className={name === 'wind-barb' ? 'wind-barb wind-strong' : name}
                          href={`#strong-${layout}`}
                        />
                      ) : null}
                    </Fragment>
                  ))}
                  {calms ? <path className="wind-calm" d={calms} /> : null}
                </svg>
              );
            })
          : null
      }
    />
  );
}
