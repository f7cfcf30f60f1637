import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { ArchipelagoChart, type ChartIsland } from '@/components/maps/archipelago-chart';
import { layoutSize, layouts } from '@/lib/charts/types';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { IsoDate } from '@/lib/time/types';
import type { WeatherReport } from '@/lib/weather/forecast/report';
import type { WeatherPlace } from '@/lib/weather/places';
import { windMarks } from './wind-marks';

interface WindChartProps {
  report: WeatherReport;
  /** Without one the sheet is bare. */
  date: IsoDate | undefined;
  islands: readonly ChartIsland[];
  /** The places, those whose wind is to be seen in front. */
  order: readonly WeatherPlace['id'][];
  /** Slug of the island the page is about. */
  current?: string;
  locale: Locale;
}

/** The archipelago with the wind of a day as barbs and its sea as hatching; the words stand beside it. */
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
                  {/* Drawn twice, on a bed of water, and sent once. */}
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
