import { type Layout, layoutSize, type Placement } from '@/lib/records/charts/types';

interface LeadersProps {
  layout: Layout;
  placements: readonly (Placement | null | undefined)[];
}

/** Leader lines of a layout. Each appears at the chart width from which its label does. */
export function Leaders({ layout, placements }: LeadersProps) {
  const { width, height } = layoutSize[layout];
  return (
    <svg
      className={`chart-art chart-leaders chart-only-${layout}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {placements.map((placement) => {
        const tie = placement?.[6];
        if (!tie) return null;
        const tier = { [layout === 'hero' ? 'data-ht' : 'data-pt']: placement[4] };
        const d = `M${tie[0]} ${tie[1]}L${placement[0]} ${placement[1]}`;
        return <path key={d} d={d} {...tier} />;
      })}
    </svg>
  );
}
