const centre = 32;
/** Eight sectors, clockwise from north, by the direction the wind blows from. */
const sectors = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre + Math.sin(angle) * radius).toFixed(1)} ${(centre - Math.cos(angle) * radius).toFixed(1)}`;
}

/** Returns the path of a sector of the compass rose. */
function sector(index: number): string {
  const from = index * 45 - 20;
  return `M32 32L${at(from, 27)}A27 27 0 0 1 ${at(from + 40, 27)}z`;
}

interface WindRoseProps {
  /** Sectors clockwise from north, 0 to 7. */
  openTo: readonly number[];
  className?: string;
}

/**
 * Compass rose with the exposed sectors filled in. Hidden from screen readers, because the text
 * next to it says the same.
 */
export function WindRose({ openTo, className = '' }: WindRoseProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle cx={32} cy={32} r={30.5} fill="none" stroke="var(--rule)" />
      {sectors.map((index) => (
        <path
          key={index}
          d={sector(index)}
          fill={openTo.includes(index) ? 'var(--accent)' : 'none'}
          stroke={openTo.includes(index) ? 'var(--accent)' : 'var(--rule)'}
        />
      ))}
      <path d="M32 0l2.6 4.5h-5.2z" fill="var(--ink)" />
    </svg>
  );
}
