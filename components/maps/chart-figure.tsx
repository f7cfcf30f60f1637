import { getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import type { Chart, ChartSheet, Layout } from '@/lib/charts/types';
import { ChartArt } from './chart-art';
import { ChartFrame, type FrameMarks } from './chart-frame';

/** Which artwork a figure shows: one of the two, or the one that suits its own width. */
export type ChartLayout = Layout | 'responsive';

/** The layouts of a figure. */
export const layoutsOf = (layout: ChartLayout): readonly Layout[] =>
  layout === 'responsive' ? ['hero', 'poster'] : [layout];

interface ChartFigureProps {
  chart: Chart;
  layout: ChartLayout;
  label: string;
  /** Opens the page, as wide as the window: its artwork is fetched with the page. */
  first?: boolean;
  style?: CSSProperties;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet with its border, degrees, north and credit. The words laid on it are its children. */
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
          // By the window's width: only what stands in the document is fetched before the style sheet is there.
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
