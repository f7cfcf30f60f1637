import type { CSSProperties } from 'react';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { PlaceDay } from '@/lib/records/weather/forecast/report';
import { LeftOutNote } from './left-out-note';
import type { WeatherWords } from './weather-words';
import { WindFigure } from './wind-figure';

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
