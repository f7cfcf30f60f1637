import type { ReactNode } from 'react';
import type { ClimateMonth } from '@/lib/records/weather/climate';
import type { PlaceDay, PlaceWeather } from '@/lib/records/weather/forecast/report';
import type { WeatherWords } from './weather-words';
import { WindFigure } from './wind-figure';

interface TodayFiguresProps {
  day: PlaceDay;
  weather: PlaceWeather;
  sun: string;
  words: WeatherWords;
}

/** Most important figures of the day in large type, with current values below. */
export function TodayFigures({ day, weather, sun, words }: TodayFiguresProps) {
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
export function AverageFigures({
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
