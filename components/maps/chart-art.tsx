import type { ChartSheet, Layout } from '@/lib/charts/types';
import { layoutSize } from '@/lib/charts/types';

interface ChartArtProps {
  sheet: ChartSheet;
  layout: Layout;
  className?: string;
}

/** A sheet's artwork, pulled in by reference so that it takes the page's colours, by day and by night. */
export function ChartArt({ sheet, layout, className }: ChartArtProps) {
  const { width, height } = layoutSize[layout];
  return (
    <svg
      className={`chart-art ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sheet.file}#art`} />
    </svg>
  );
}
