import type { IsoDate } from '@/lib/time/types';
import type { WeatherReport } from '@/lib/weather/forecast/report';
import { seaAreaIds } from '@/lib/weather/sea-areas';
import type { WeatherWords } from './weather-words';

interface SeaInWordsProps {
  report: WeatherReport;
  date: IsoDate;
  words: WeatherWords;
}

/** The chart in words: each sea area with its wind and waves. */
export function SeaInWords({ report, date, words }: SeaInWordsProps) {
  const { t, windInWords, metres, sea } = words;
  return (
    <dl className="sea-words">
      {seaAreaIds.map((area) => {
        const day = report.places.get(area)?.days.find((one) => one.date === date);
        if (!day) return null;
        const waves =
          day.waveM === null ? null : t('words.waves', { metres: numberOf(metres(day.waveM)) });
        return (
          <div key={area}>
            <dt>{t(`areas.${area}`)}</dt>
            <dd>{[windInWords(day), waves, sea(day.waveM)].filter(Boolean).join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** `1.4` of `1.4 m`: the sentence has the unit. */
const numberOf = (metres: string) => metres.replace(/\s.*$/, '');
