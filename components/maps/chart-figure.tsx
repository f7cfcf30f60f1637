import { getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import type { Chart, ChartSheet, Layout } from '@/lib/records/charts/types';
import { ChartArt } from './chart-art';
import { ChartFrame, type FrameMarks } from './chart-frame';

/** Artwork of a figure: one of the two, or the one that fits its width. */
export type ChartLayout = Layout | 'responsive';

/** Layouts rendered for a figure. */
export const layoutsOf = (layout: ChartLayout): readonly Layout[] =>
  layout === 'responsive' ? ['hero', 'poster'] : [layout];

interface ChartFigureProps {
  chart: Chart;
  layout: ChartLayout;
  label: string;
  /** True if the chart opens the page at full width; its artwork then loads with the page. */
  first?: boolean;
  style?: CSSProperties;
  className?: string | undefined;
  children: ReactNode;
}

/** Chart with its border, degrees, compass rose and credit. The names on it are its children. */
export async function ChartFigure(props: ChartFigureProps) {
  const { chart, layout, label, first = false, style, className, children } = props;
  const t = await getTranslations('charts');
  const north = ({ rose }: ChartSheet) => [rose.x, rose.y - rose.radius - 8] as const;
  const marks = layoutsOf(layout).map(
    (one): FrameMarks => [one, chart[one].meridians, chart[one].parallels],
  );
  return (
    <figure
      className={`chart chart-${layout} ${first ? 'chart-first' : ''} ${className ?? ''}`}
      aria-label={label}
      style={style}
    >
      <div className="chart-sheet">
        {first && layout === 'responsive' ? (
          // `<picture>` chooses by window width, so the browser can load one before the stylesheet
          // arrives.
          <picture>
            <source media="(min-width: 700px)" srcSet={chart.hero.file} />
            <ChartArt file={chart.poster.file} first />
          </picture>
        ) : (
          layoutsOf(layout).map((one) => (
            <ChartArt key={one} file={chart[one].file} className={`chart-only-${one}`} />
          ))
        )}
        <ChartFrame
          marks={marks}
          north={t('north')}
          east={t('east')}
          rose={[north(chart.hero), north(chart.poster)]}
        />
        {children}
      </div>
      <figcaption className="chart-credit">{t('credit')}</figcaption>
    </figure>
  );
}
