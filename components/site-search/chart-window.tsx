import { ChartArt } from '@/components/maps/chart-art';

interface ChartWindowProps {
  /** URL of the archipelago's artwork. */
  chart: string;
  /** Visible part, as an SVG viewBox. */
  view: string;
  className?: string;
}

/** Decorative detail of the archipelago's chart: an island and the sea around it. */
export function ChartWindow({ chart, view, className = '' }: ChartWindowProps) {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  return (
    <ChartArt
      file={chart}
      window={{ left, top, width, height }}
      className={`shrink-0 border border-rule ${className}`}
    />
  );
}
