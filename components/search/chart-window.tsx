import { ChartArt } from '@/components/maps/chart-art';

interface ChartWindowProps {
  /** Address of the archipelago's artwork. */
  chart: string;
  /** The part of it to show: an SVG viewBox. */
  view: string;
  className?: string;
}

/** An island and the sea around it, cut out of the archipelago's chart. Decorative. */
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
