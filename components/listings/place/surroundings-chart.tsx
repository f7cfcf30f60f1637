import { getTranslations } from 'next-intl/server';
import { ChartArt } from '@/components/maps/chart-art';
import type { LonLat } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { surroundingsOf } from '@/lib/records/charts/surroundings';
import { percentIn } from '@/lib/records/charts/window';
import { ringSide } from './ring-side';
import './surroundings-chart.css';

/** Side of the chart in kilometres: the widest ring and a margin. */
const sideKm = 3.2;
/** Average walking speed on level ground in kilometres per minute. */
const pace = 0.08;
const rings = [5, 10, 15] as const;

/** Named marker on the chart: a beach, a port. */
export interface NearMark {
  readonly id: string;
  readonly name: string;
  readonly position: { readonly lat: number; readonly lon: number };
}

interface SurroundingsChartProps {
  island: string;
  name: string;
  position: { readonly lat: number; readonly lon: number };
  marks: readonly NearMark[];
  locale: Locale;
}

/** Surroundings of a place, with rings of 5, 10 and 15 minutes on foot as the crow flies. */
export async function SurroundingsChart(props: SurroundingsChartProps) {
  const { island, name, position, marks, locale } = props;
  const [t, charts] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.place' }),
    getTranslations({ locale, namespace: 'charts' }),
  ]);
  const point = ({ lat, lon }: NearMark['position']): LonLat => [lon, lat];
  const { file, projection, left, top, width, height, km } = surroundingsOf(
    island,
    point(position),
    sideKm,
  );
  const window = { projection, left, top, width, height };
  const [x, y] = percentIn(window, point(position));
  const radius = (minutes: number) => ((minutes * pace) / km) * 100;
  const shown = marks
    .map(({ id, name: words, position: place }) => {
      const at = percentIn(window, point(place));
      return { id, name: words, at, side: at[0] > 55 ? ('w' as const) : ('e' as const) };
    })
    .filter(({ at }) => at.every((share) => share > 2 && share < 98));
  const [dx, dy] = ringSide([x, y], rings.map(radius), shown);
  return (
    <figure className="surroundings" aria-label={t('chart', { name })}>
      <div className="surroundings-sheet">
        <ChartArt file={file} window={{ left, top, width, height }} first />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {rings.map((minutes) => (
            <circle key={minutes} cx={x} cy={y} r={radius(minutes)} />
          ))}
        </svg>
        {rings.map((minutes) => (
          <span
            key={minutes}
            className="surroundings-ring"
            style={{ left: `${x + dx * radius(minutes)}%`, top: `${y + dy * radius(minutes)}%` }}
          >
            {t('ring', { minutes })}
          </span>
        ))}
        {shown.map(({ id, name: words, at, side }) => (
          <span
            key={id}
            className="surroundings-mark"
            data-side={side}
            style={{ left: `${at[0]}%`, top: `${at[1]}%` }}
          >
            <span>{words}</span>
          </span>
        ))}
        <i style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <figcaption className="chart-credit">
        {t('ringsNote')} {charts('credit')}
      </figcaption>
    </figure>
  );
}
