import { type Chart, type Layout, layoutSize } from '@/lib/charts/types';
import type { ChartLayout } from './chart-figure';

/** The thin lines that tie words to places they had to step away from. */
export function ChartLeaders({ chart, layout }: { chart: Chart; layout: ChartLayout }) {
  const shown: readonly Layout[] = layout === 'responsive' ? ['hero', 'poster'] : [layout];
  return shown.map((one) => {
    const { width, height } = layoutSize[one];
    return (
      <svg
        key={one}
        className={`chart-art chart-leaders chart-only-${one}`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {chart.labels.map(({ kind, id, [one]: placement }) => {
          const tie = placement?.[6];
          if (!placement || !tie) return null;
          const tier = { [one === 'hero' ? 'data-ht' : 'data-pt']: placement[4] };
          return (
            <path
              key={`${kind}-${id}`}
              d={`M${tie[0]} ${tie[1]}L${placement[0]} ${placement[1]}`}
              {...tier}
            />
          );
        })}
      </svg>
    );
  });
}
