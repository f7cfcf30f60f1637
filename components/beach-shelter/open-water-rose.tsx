import type { Fetches } from '@/lib/records/beach-shelter/exposure';

const radius = 20;
/** Scale in kilometres: shorter distances count as land, longer ones as open sea. */
const [least, most] = [0.15, 60];

/**
 * Distance of open water in sixteen directions as petals; long ones are open sea. Decorative,
 * because the text next to it says the same.
 */
export function OpenWaterRose({ fetches, wind }: { fetches: Fetches; wind?: number | undefined }) {
  const points = fetches.map((km, index) => {
    const share = Math.log(Math.max(km, least) / least) / Math.log(most / least);
    return petal(index, 2.5 + share * (radius - 2.5));
  });
  return (
    <svg viewBox="-24 -24 48 48" className="open-water-rose" aria-hidden="true">
      <circle r={radius} />
      <path d={points.join('')} />
      {wind === undefined ? null : (
        <g transform={`rotate(${Math.round(wind)})`}>
          <path className="open-water-wind" d="M-3.5-23.5h7L0-16z" />
        </g>
      )}
    </svg>
  );
}

/** Returns the sector of a direction, with coordinates to one decimal. */
function petal(index: number, length: number): string {
  const at = (turn: number) => {
    const angle = ((index + turn) * Math.PI) / 8;
    return `${one(length * Math.sin(angle))} ${one(-length * Math.cos(angle))}`;
  };
  return `M0 0L${at(-0.46)}L${at(0.46)}Z`;
}

const one = (value: number) => Math.round(value * 10) / 10;
