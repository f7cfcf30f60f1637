import type { CSSProperties } from 'react';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { ClimateMonth } from '@/lib/records/weather/climate';
import type { PlaceDay } from '@/lib/records/weather/forecast/report';
import { needsExplanation, type WeatherWords } from './weather-words';
import { WindFigure } from './wind-figure';

/** Forecast of an island for one day. */
export interface IslandRow {
  readonly slug: string;
  readonly name: string;
  /** URL of the island's weather page. */
  readonly href: string;
  readonly day: PlaceDay;
  readonly seaC: number | null;
  /** Sunrise and sunset: `07:02–17:10`. */
  readonly sun: string;
}

interface IslandTableProps {
  rows: readonly IslandRow[];
  caption: string;
  words: WeatherWords;
}

/**
 * Table of all islands on one day. A phone shows only the most important columns; the page of an
 * island has the rest.
 */
export function IslandTable({ rows, caption, words }: IslandTableProps) {
  const { t, range, rain, metres, degrees } = words;
  return (
    <>
      <table className="weather-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('islands.island')}</th>
            <th scope="col">{t('islands.wind')}</th>
            <th scope="col">{t('islands.waves')}</th>
            <th scope="col">{t('islands.temperature')}</th>
            <th scope="col" className="weather-more">
              {t('islands.rain')}
            </th>
            <th scope="col" className="weather-more">
              {t('islands.sea')}
            </th>
            <th scope="col" className="weather-more">
              {t('islands.sun')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, name, href, day, seaC, sun }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              <td>
                <WindFigure wind={day} words={words} />
              </td>
              <td>{metres(day.waveM)}</td>
              <td>{range(day)}</td>
              <td className="weather-more">{rain(day.rainMm)}</td>
              <td className="weather-more">{degrees(seaC)}</td>
              <td className="weather-more">{sun}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LeftOutNote rows={rows} words={words} />
    </>
  );
}

interface IslandDaysProps {
  days: readonly PlaceDay[];
  sun: (date: IsoDate) => string;
  locale: Locale;
  words: WeatherWords;
}

/** List of days with temperatures as bars; lines are reserved for the climate. */
export function IslandDays({ days, sun, locale, words }: IslandDaysProps) {
  const { t, range, rain, metres } = words;
  const lows = days.flatMap(({ low }) => low ?? []);
  const highs = days.flatMap(({ high }) => high ?? []);
  const [least, most] = [Math.min(...lows), Math.max(...highs)];
  const share = (value: number) => ((value - least) / Math.max(1, most - least)) * 100;
  return (
    <>
      <table className="weather-table island-days">
        <caption className="sr-only">{t('island.daysTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('island.day')}</th>
            <th scope="col">{t('islands.wind')}</th>
            <th scope="col">{t('islands.waves')}</th>
            <th scope="col">{t('islands.temperature')}</th>
            <th scope="col">{t('islands.rain')}</th>
            <th scope="col" className="weather-more">
              {t('islands.sun')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                <abbr title={formatDay(day.date, locale)}>
                  {formatDay(day.date, locale, 'short')}
                </abbr>
              </th>
              <td>
                <WindFigure wind={day} words={words} />
              </td>
              <td>{metres(day.waveM)}</td>
              <td>
                <span className="degrees-bar" aria-hidden="true">
                  {day.low === null || day.high === null ? null : (
                    <span
                      style={
                        {
                          '--from': `${share(day.low).toFixed(0)}%`,
                          '--to': `${(100 - share(day.high)).toFixed(0)}%`,
                        } as CSSProperties
                      }
                    />
                  )}
                </span>
                {range(day)}
              </td>
              <td>{rain(day.rainMm)}</td>
              <td className="weather-more">{sun(day.date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LeftOutNote
        rows={days.map((day) => ({ name: formatDay(day.date, locale, 'short'), day }))}
        words={words}
      />
    </>
  );
}

/** Averages of a climate station for one month. */
export interface StationAverage {
  readonly id: string;
  readonly name: string;
  /** Names of the islands it speaks for. */
  readonly islands: readonly string[];
  readonly month: ClimateMonth;
}

interface AveragesProps {
  stations: readonly StationAverage[];
  words: WeatherWords;
}

/** One line per climate station, in place of a missing forecast. */
export function Averages({ stations, words }: AveragesProps) {
  const { t, degrees } = words;
  return (
    <ul className="station-lines" data-testid="averages">
      {stations.map(({ id, name, islands, month: { high, low, seaC, rainMm } }) => (
        <li key={id}>
          <b>{name}</b>
          <span>
            {[
              t('islands.dayNight', { high: degrees(high), low: degrees(low) }),
              seaC === null ? null : t('islands.seaAt', { degrees: degrees(seaC) }),
              rainMm === null ? null : t('islands.rainOf', { mm: rainMm }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <small>{t('islands.speaksFor', { islands: islands.join(', ') })}</small>
        </li>
      ))}
    </ul>
  );
}

interface LeftOutNoteProps {
  /** Days or places of a table, each by the name of its row. */
  rows: readonly { readonly name: string; readonly day: Pick<PlaceDay, 'leftOut'> }[];
  words: WeatherWords;
}

/** Explains the dashes of a table where wind and waves contradict each other. Empty without any. */
function LeftOutNote({ rows, words }: LeftOutNoteProps) {
  const names = rows.flatMap(({ name, day }) => (needsExplanation(day) ? name : []));
  if (names.length === 0) return null;
  return (
    <p className="measure mt-3 font-ui text-sm text-ink-2" data-testid="left-out">
      {words.t('words.leftOut', { list: names.join(', ') })}
    </p>
  );
}
