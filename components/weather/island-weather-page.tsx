import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import { formatDay } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { monthName } from '@/lib/records/islands/format';
import type { Island } from '@/lib/records/islands/schema';
import type { ClimateMonth } from '@/lib/records/weather/climate';
import type { PlaceDay, PlaceWeather, WeatherReport } from '@/lib/records/weather/forecast/report';
import type { SeaAreaId } from '@/lib/records/weather/sea-areas';
import { ForecastCredit, ForecastState } from './forecast-state';
import { IslandDays } from './forecast-tables';
import { SailingTable } from './sailing-table';
import './weather.css';
import './weather-days.css';
import { type WeatherWords, weatherWords } from './weather-words';
import { WindFigure } from './wind-figure';

export interface IslandWeatherView extends Pick<Island, 'ports' | 'bestMonths'> {
  readonly slug: IslandSlug;
  /** Name in the page's language, without any part in brackets. */
  readonly name: string;
  readonly report: WeatherReport;
  /** Undefined without a forecast. */
  readonly weather: PlaceWeather | undefined;
  readonly today: IsoDate;
  /** Returns sunrise and sunset of a day: `07:02–17:10`. */
  readonly sun: (date: IsoDate) => string;
  /** Averages of today’s month. */
  readonly average: ClimateMonth;
  /** Sea areas around the island. */
  readonly areas: readonly SeaAreaId[];
}

interface IslandWeatherPageProps {
  view: IslandWeatherView;
  /** Section with its sheltered beaches. */
  sheltered?: ReactNode;
  climate: ReactNode;
  locale: Locale;
}

/** Weather of one island: now, today, the following days, ferries, and an average year. */
export async function IslandWeatherPage(props: IslandWeatherPageProps) {
  const { view, sheltered, climate, locale } = props;
  const { slug, name, report, weather, today, ports, bestMonths } = view;
  const words = await weatherWords(locale);
  const { t } = words;
  const named = placeArguments('island', name, locale);
  const first: PlaceDay | undefined = weather?.days[0];
  const month = monthName(Number(today.slice(5, 7)), locale);
  const title = t('island.title', named);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { path: routes.weather, label: t('crumb') },
          { path: routes.weatherOf(slug), label: name },
        ]}
        isCompact
      >
        <div className="mt-2">
          <ForecastState report={report} locale={locale} />
        </div>
      </PageHeader>
      <div className="page-grid pb-20">
        <Section
          id="today"
          title={
            first
              ? t('island.todayTitle', { day: formatDay(first.date, locale) })
              : t('island.averageTitle', { month })
          }
        >
          {first && weather ? (
            <TodayFigures day={first} weather={weather} sun={view.sun(first.date)} words={words} />
          ) : (
            <AverageFigures month={view.average} sun={view.sun(today)} words={words} />
          )}
        </Section>
        {sheltered}
        {weather ? (
          <Section id="days" title={t('island.daysTitle')} intro={t('island.daysAbout')}>
            <IslandDays days={weather.days} sun={view.sun} locale={locale} words={words} />
            <div className="mt-4">
              <ForecastCredit />
            </div>
          </Section>
        ) : null}
        <Section
          id="boats"
          title={t('island.boatsTitle')}
          intro={report.days.length > 0 ? t('sailing.intro') : undefined}
        >
          <SailingTable report={report} areas={view.areas} locale={locale} />
          <ul className="measure mt-5 grid gap-2">
            {ports.map((port) => (
              <li key={port.id}>
                <b className="font-semibold">{port.name[locale]}.</b> {port.note[locale]}
              </li>
            ))}
          </ul>
          <p className="mt-3 font-ui">
            <SiteLink
              href={`${routes.weather}#boats`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('sailing.limitsTitle')}
            </SiteLink>
          </p>
        </Section>
        <Section id="climate" title={t('island.climateTitle')}>
          <p className="measure mb-6">{bestMonths.text[locale]}</p>
          {climate}
          <p className="mt-8 flex flex-wrap gap-x-6 font-ui">
            {[
              [routes.weather, t('island.all')],
              [routes.island(slug), t('island.about', named)],
              [`${routes.ferryTickets}?to=${slug}`, t('island.boats', named)],
            ].map(([href = '', label]) => (
              <SiteLink
                key={href}
                href={href}
                className="text-link inline-flex min-h-11 items-center"
              >
                {label}
              </SiteLink>
            ))}
          </p>
        </Section>
      </div>
    </>
  );
}

interface TodayFiguresProps {
  day: PlaceDay;
  weather: PlaceWeather;
  sun: string;
  words: WeatherWords;
}

/** Most important figures of the day in large type, with current values below. */
function TodayFigures({ day, weather, sun, words }: TodayFiguresProps) {
  const { t, windInWords, range, metres, degrees, rain, sea, contradiction } = words;
  const { now, seaC } = weather;
  const chance = day.rainChance === null ? null : t('units.chance', { percent: day.rainChance });
  return (
    <>
      <dl className="today-figures">
        <Figure name={t('island.wind')} about={windInWords(day)}>
          <span className="today-wind">
            <WindFigure wind={{ ...day, gustKmh: null }} words={words} />
          </span>
        </Figure>
        <Figure name={t('island.waves')} about={contradiction(day) ?? sea(day.waveM)}>
          {metres(day.waveM)}
        </Figure>
        <Figure name={t('island.sea')}>{degrees(seaC)}</Figure>
        <Figure name={t('island.air')}>{range(day)}</Figure>
        <Figure name={t('island.rain')} about={chance}>
          {rain(day.rainMm)}
        </Figure>
        <Figure name={t('island.sun')}>{sun}</Figure>
      </dl>
      {now && now.temperature !== null ? (
        <p className="mt-5 font-ui" data-testid="now">
          {t('island.now', {
            wind: windInWords(now),
            temperature: Math.round(now.temperature) + 0,
          })}
        </p>
      ) : null}
    </>
  );
}

/** Averages of the month in place of a missing forecast. */
function AverageFigures({
  month,
  sun,
  words,
}: {
  month: ClimateMonth;
  sun: string;
  words: WeatherWords;
}) {
  const { t, degrees } = words;
  return (
    <dl className="today-figures" data-testid="averages">
      <Figure name={t('islands.high')}>{degrees(month.high)}</Figure>
      <Figure name={t('islands.low')}>{degrees(month.low)}</Figure>
      <Figure name={t('island.sea')}>{degrees(month.seaC)}</Figure>
      <Figure name={t('islands.rainMonth')}>
        {month.rainMm === null ? '–' : t('units.mm', { mm: month.rainMm })}
      </Figure>
      <Figure name={t('island.sun')}>{sun}</Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  about?: string | null;
  children: ReactNode;
}

function Figure({ name, about, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="today-number">{children}</span>
        {about ? <small>{about}</small> : null}
      </dd>
    </div>
  );
}
