import type { IsoDate } from '@/lib/foundation/time/types';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import type { WeatherWords } from './weather-words';

interface SeaInWordsProps {
  report: WeatherReport;
  date: IsoDate;
  words: WeatherWords;
}

/** Text version of the chart: wind and waves of each sea area. */
export function SeaInWords({ report, date, words }: SeaInWordsProps) {
  const { t, windInWords, metres, sea, contradiction } = words;
  return (
    <dl className="sea-words">
      {seaAreaIds.map((area) => {
        const day = report.places.get(area)?.days.find((one) => one.date === date);
        if (!day) return null;
        const waves =
          day.waveM === null ? null : t('words.waves', { metres: numberOf(metres(day.waveM)) });
        const said = [windInWords(day), waves, sea(day.waveM), contradiction(day)];
        return (
          <div key={area}>
            <dt>{t(`areas.${area}`)}</dt>
            <dd>{said.filter(Boolean).join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Removes the unit, which the sentence contains: `1.4 m` becomes `1.4`. */
const numberOf = (metres: string) => metres.replace(/\s.*$/, '');
