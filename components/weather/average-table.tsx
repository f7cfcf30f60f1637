import type { ClimateMonth } from '@/lib/records/weather/climate';
import type { WeatherWords } from './weather-words';

/** Averages of an island for one month. */
export interface AverageRow {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly station: string;
  readonly month: ClimateMonth;
}

interface AverageTableProps {
  rows: readonly AverageRow[];
  caption: string;
  words: WeatherWords;
}

/** Table of averages, labelled as such, in place of a missing forecast. */
export function AverageTable({ rows, caption, words }: AverageTableProps) {
  const { t, degrees } = words;
  return (
    <table className="weather-table" data-testid="averages">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('islands.island')}</th>
          <th scope="col">{t('islands.high')}</th>
          <th scope="col">{t('islands.low')}</th>
          <th scope="col">{t('islands.sea')}</th>
          <th scope="col">{t('islands.rainMonth')}</th>
          <th scope="col" className="weather-more">
            {t('islands.station')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ slug, name, href, station, month }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={href}>{name}</a>
            </th>
            <td>{degrees(month.high)}</td>
            <td>{degrees(month.low)}</td>
            <td>{degrees(month.seaC)}</td>
            <td>{month.rainMm === null ? '–' : t('units.mm', { mm: month.rainMm })}</td>
            <td className="weather-more">{station}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
