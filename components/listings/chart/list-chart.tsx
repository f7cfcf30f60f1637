import { getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { ChartCartouche } from '@/components/maps/chart-cartouche';
import { ChartFigure } from '@/components/maps/chart-figure';
import { type ChartWord, ChartWords } from '@/components/maps/chart-words';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { chartOf } from '@/lib/records/charts/charts';
import type { ListMark } from './list-marks';
import './list-chart.css';

export interface ListChartProps {
  /** Slug of the island, or `archipelago`. */
  chart: string;
  marks: readonly ListMark[];
  words: readonly ChartWord[];
  locale: Locale;
}

/** Average height of the markers in percent, where the strip on phones is centred. */
const middleOf = (marks: readonly ListMark[]) =>
  marks.length === 0 ? 50 : marks.reduce((sum, { at }) => sum + at[1], 0) / marks.length;

/**
 * Chart of a list with the numbers of its rows. On phones it is a strip above the list, which a
 * checkbox expands without JavaScript.
 *
 * @param props.children content below the chart
 */
export async function ListChart(props: ListChartProps & { children?: ReactNode }) {
  const { children, ...chart } = props;
  const t = await getTranslations({ locale: chart.locale, namespace: 'listings.list' });
  return (
    <section aria-label={t('chart')} className="list-chart">
      <label className="list-chart-open font-ui text-sm">
        <input type="checkbox" className="size-5 accent-(--ink)" />
        {t('openChart')}
      </label>
      <div className="list-chart-strip">
        <div
          className="list-chart-sheet"
          style={{ '--middle': Math.round(middleOf(chart.marks)) / 100 } as CSSProperties}
        >
          <ListSheet {...chart} />
        </div>
      </div>
      {children}
    </section>
  );
}

/** Chart with the markers of the list. */
export async function ListSheet({ chart: id, marks, words, locale }: ListChartProps) {
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  const chart = chartOf(id);
  const lines = marks.flatMap(({ at, tie }) =>
    tie ? [`M${tie[0]} ${tie[1]}L${at[0]} ${at[1]}`] : [],
  );
  return (
    <ChartFigure chart={chart} layout="poster" label={t('chart')}>
      <ChartCartouche chart={chart} locale={locale} heading="p" />
      <ChartWords words={words} layouts={['poster']} />
      <svg
        className="list-chart-ties"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={lines.join('')} />
      </svg>
      <ul>
        {marks.map(({ numbers, text, label, href, at }) => (
          <li key={href} className="list-mark" style={{ left: `${at[0]}%`, top: `${at[1]}%` }}>
            <a href={href} data-n={numbers.join(' ')} aria-label={label} title={label}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
