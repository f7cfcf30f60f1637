import { barbPath } from '@/lib/records/weather/barb';
import type { PlaceDay } from '@/lib/records/weather/forecast/report';
import type { WeatherWords } from './weather-words';

interface WindFigureProps {
  wind: Pick<PlaceDay, 'windKmh' | 'gustKmh' | 'from'>;
  words: WeatherWords;
}

/** Wind with barb, force, name and gusts; screen readers get a sentence. */
export function WindFigure({ wind, words }: WindFigureProps) {
  const { windKmh, gustKmh, from } = wind;
  const [mean, gust] = [words.force(windKmh), words.force(gustKmh)];
  if (mean === null) return <span>–</span>;
  return (
    <span className="wind-figure">
      <span className="sr-only">{words.windInWords(wind)}</span>
      <span aria-hidden="true" data-strong={mean >= 7 || undefined}>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          {windKmh === null || from === null ? null : (
            <path d={`M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0${barbPath(windKmh, from, 13)}`} />
          )}
        </svg>
        <b>{mean}</b> {mean > 0 ? words.short(from) : ''}
        {gust !== null && gust > mean ? (
          <small>{words.t('words.gusts', { force: gust })}</small>
        ) : null}
      </span>
    </span>
  );
}
