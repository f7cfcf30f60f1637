import type { ChartWindow } from '@/lib/records/charts/window';

const minuteSteps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30];

/** Graduated border around a window: light and dark segments of whole minutes of arc. */
export function RouteBorder({ window, share }: { window: ChartWindow; share: number }) {
  const { projection, left, top, width, height } = window;
  const deep = Math.round(width * share * 10) / 10;
  const minutes = minuteSteps.find((step) => (step / 60) * projection.kx >= width / 26) ?? 30;
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const pieces = (perDegree: number, start: number) => {
    const length = (minutes / 60) * perDegree;
    const into = ((start % (2 * length)) + 2 * length) % (2 * length);
    return { strokeDasharray: tenth(length), strokeDashoffset: tenth(into) };
  };
  const [right, bottom, half] = [left + width, top + height, deep / 2];
  const across = pieces(projection.kx, left + projection.lon0 * projection.kx);
  const down = pieces(projection.ky, top - projection.lat0 * projection.ky);
  return (
    <g className="route-border" strokeWidth={deep}>
      <rect x={left + half} y={top + half} width={width - deep} height={height - deep} />
      <path d={`M${left} ${top + half}H${right}M${left} ${bottom - half}H${right}`} {...across} />
      <path d={`M${left + half} ${top}V${bottom}M${right - half} ${top}V${bottom}`} {...down} />
      <rect
        className="route-neatline"
        x={left + deep}
        y={top + deep}
        width={width - 2 * deep}
        height={height - 2 * deep}
      />
    </g>
  );
}
