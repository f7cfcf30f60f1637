import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import type { ChartIsland } from '@/components/maps/archipelago-chart';
import { Note } from '@/components/ui/note';
import { Section } from '@/components/ui/section';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { monthName } from '@/lib/records/islands/format';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { WeatherPlace } from '@/lib/records/weather/places';
import { type AverageRow, AverageTable } from './average-table';
import { DayScale, type ScaleDay } from './day-scale';
import { ForecastCredit, ForecastState } from './forecast-state';
import { type IslandRow, IslandTable } from './island-table';
import { SailingLimits, SailingTable } from './sailing-table';
import { SeaInWords } from './sea-in-words';
import './weather.css';
import './weather-days.css';
import { weatherWords } from './weather-words';
import { WindChart } from './wind-chart';

export interface WeatherView {
  readonly report: WeatherReport;
  /** Day shown; undefined without a forecast. */
  readonly date: IsoDate | undefined;
  /** True if the query names a day without a forecast. */
  readonly isUnknownDay: boolean;
  readonly today: IsoDate;
  readonly scale: readonly ScaleDay[];
  readonly rows: readonly IslandRow[];
  /** Averages for a missing forecast. */
  readonly averages: readonly AverageRow[];
  readonly isles: readonly (ChartIsland & { readonly slug: IslandSlug })[];
  /** Places in the order of priority in which their winds are drawn. */
  readonly order: readonly WeatherPlace['id'][];
}

interface WeatherPageProps {
  view: WeatherView;
  /** Section with sheltered beaches. */
  sheltered: ReactNode;
  /** Section with an average year. */
  climate: ReactNode;
  locale: Locale;
}

/** Weather of all islands on one day of the forecast. */
export async function WeatherPage({ view, sheltered, climate, locale }: WeatherPageProps) {
  const words = await weatherWords(locale);
  const { t } = words;
  const { report, date, today, rows, averages } = view;
  const month = monthName(Number(today.slice(5, 7)), locale);
  const title = date
    ? t('islands.title', { day: formatDay(date, locale) })
    : t('islands.titleAverage', { month });
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.weather, label: t('crumb') }]}
      >
        <div className="mt-4">
          <ForecastState report={report} locale={locale} />
          {view.isUnknownDay ? <Note>{t('unknownDay')}</Note> : null}
        </div>
      </PageHeader>
      <div className="page-grid pb-20">
        {date ? (
          <section aria-label={t('chart.title')} className="pb-12 md:pb-16">
            <DayScale days={view.scale} current={date} locale={locale} />
            <WindChart {...view} islands={view.isles} locale={locale} />
            <div className="mt-6 grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
              <SeaInWords report={report} date={date} words={words} />
              <p className="font-ui text-sm text-ink-2">{t('chart.read')}</p>
            </div>
          </section>
        ) : null}
        <Section
          id="islands"
          title={title}
          intro={t(date ? 'islands.about' : 'islands.aboutAverage')}
        >
          {date ? (
            <IslandTable rows={rows} caption={title} words={words} />
          ) : (
            <AverageTable rows={averages} caption={title} words={words} />
          )}
          {date ? (
            <div className="mt-4">
              <ForecastCredit />
            </div>
          ) : null}
        </Section>
        {sheltered}
        <Section id="boats" title={t('sailing.title')} intro={t('sailing.intro')}>
          <SailingTable report={report} locale={locale} />
          <SailingLimits locale={locale} />
        </Section>
        <Section id="climate" title={t('climate.title')} intro={t('climate.intro')}>
          {climate}
        </Section>
      </div>
    </>
  );
}
