import type { PlaceDay } from '@/lib/records/weather/forecast/report';
import { LeftOutNote } from './left-out-note';
import type { WeatherWords } from './weather-words';
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
