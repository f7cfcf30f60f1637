import type { ReactNode } from 'react';
import { Chapter } from '@/components/content/chapter';
import { PageHeader } from '@/components/layout/page-header';
import type { ChartIsland } from '@/components/maps/archipelago-chart';
import { Caveat } from '@/components/ui/caveat';
import { Fold } from '@/components/ui/fold';
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
import { ForecastCredit, ForecastState } from './forecast-state';
import { Averages, type IslandRow, IslandTable, type StationAverage } from './forecast-tables';
import { SailingLimits, SailingTable } from './sailing-table';
import './weather.css';
import './weather-days.css';
import { getTranslations } from 'next-intl/server';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import { type WeatherWords, weatherWords } from './weather-words';
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
  readonly averages: readonly StationAverage[];
  readonly isles: readonly (ChartIsland & { readonly slug: IslandSlug })[];
  /** Places in the order of priority in which their winds are drawn. */
  readonly order: readonly WeatherPlace['id'][];
}

interface WeatherPageProps {
  view: WeatherView;
  /** Chart of the usual wind, for a missing forecast. */
  usual: ReactNode;
  /** Section with sheltered beaches. */
  sheltered: ReactNode;
  /** Section with an average year. */
  climate: ReactNode;
  locale: Locale;
}

/** Weather of all islands on one day of the forecast. */
export async function WeatherPage(props: WeatherPageProps) {
  const { view, usual, sheltered, climate, locale } = props;
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
        crumbs={[{ path: routes.weather, label: t('crumb') }]}
        isCompact
      >
        <div className="mt-2">
          <ForecastState report={report} locale={locale} />
          {view.isUnknownDay ? <Note>{t('unknownDay')}</Note> : null}
        </div>
      </PageHeader>
      <div className="page-grid pb-20">
        <section aria-label={t('chart.title')} className="pb-10 md:pb-14">
          {date ? (
            <>
              <DayScale days={view.scale} current={date} locale={locale} />
              <WindChart {...view} islands={view.isles} locale={locale} />
              <Fold
                title={<h2 className="text-lg">{t('chart.inWords')}</h2>}
                className="mt-4 border-t border-rule"
              >
                <SeaInWords report={report} date={date} words={words} />
              </Fold>
              <Caveat label={t('chart.howToRead')}>
                <p>{t('chart.read')}</p>
              </Caveat>
            </>
          ) : (
            usual
          )}
        </section>
        {sheltered}
        {date ? (
          <Chapter id="islands" title={title} isFolded>
            <p className="measure mb-4 text-ink-2">{t('islands.about')}</p>
            <IslandTable rows={rows} caption={title} words={words} />
            <div className="mt-4">
              <ForecastCredit />
            </div>
          </Chapter>
        ) : (
          <Section id="islands" title={title} intro={t('islands.aboutAverage')}>
            <Averages stations={averages} words={words} />
          </Section>
        )}
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

interface SeaInWordsProps {
  report: WeatherReport;
  date: IsoDate;
  words: WeatherWords;
}

/** Text version of the chart: wind and waves of each sea area. */
function SeaInWords({ report, date, words }: SeaInWordsProps) {
  const { t, windInWords, metres, sea, contradiction } = words;
  return (
    <dl className="sea-words">
      {seaAreaIds.map((area) => {
        const day = report.places.get(area)?.days.find((one) => one.date === date);
        if (!day) return null;
        const waves =
          day.waveM === null ? null : t('words.waves', { metres: numberOf(metres(day.waveM)) });
        const phrases = [windInWords(day), waves, sea(day.waveM), contradiction(day)];
        return (
          <div key={area}>
            <dt>{t(`areas.${area}`)}</dt>
            <dd>{phrases.filter(Boolean).join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Removes the unit, which the sentence contains: `1.4 m` becomes `1.4`. */
const numberOf = (metres: string) => metres.replace(/\s.*$/, '');

interface ScaleDay {
  readonly date: IsoDate;
  /** Strongest wind at sea in Beaufort; null if unknown. */
  readonly force: number | null;
  readonly href: string;
}

interface DayScaleProps {
  days: readonly ScaleDay[];
  current: IsoDate;
  locale: Locale;
}

/** Days of the forecast with their strongest wind as a column; each links to its chart. */
async function DayScale({ days, current, locale }: DayScaleProps) {
  const t = await getTranslations('weather');
  return (
    <nav aria-label={t('scale.label')} className="day-scale">
      <ol>
        {days.map(({ date, force, href }, index) => {
          const [weekday = '', number = ''] = formatDay(date, locale, 'short').split(' ');
          const day = formatDay(date, locale);
          return (
            <li key={date}>
              <a
                href={href}
                data-scroll="keep"
                aria-current={date === current ? 'date' : undefined}
                aria-label={force === null ? day : t('scale.day', { day, force })}
              >
                <span>{index === 0 ? t('today') : weekday}</span>
                <span className="day-scale-number">{number}</span>
                <span
                  className="day-scale-bar"
                  data-strong={(force ?? 0) >= 7 || undefined}
                  style={{ height: `${(force ?? 0) * 3}px` }}
                />
                <span>{force === null ? '–' : t('scale.force', { force })}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
