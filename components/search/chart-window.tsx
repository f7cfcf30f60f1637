interface ChartWindowProps {
  /** Address of the archipelago's artwork. */
  chart: string;
  /** The part of it to show: an SVG viewBox. */
  view: string;
  className?: string;
}

/** An island and the sea around it, cut out of the archipelago's chart. Decorative. */
export function ChartWindow({ chart, view, className = '' }: ChartWindowProps) {
  return (
    <svg
      viewBox={view}
      className={`shrink-0 overflow-hidden border border-rule ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${chart}#art`} />
    </svg>
  );
}
