import { type Wind, winds } from '@/lib/ferries/port-guide/schema';

const centre = 32;

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre + Math.sin(angle) * radius).toFixed(1)} ${(centre - Math.cos(angle) * radius).toFixed(1)}`;
}

/** The eighth of the rose from which a wind blows. */
function sector(index: number): string {
  const from = index * 45 - 20;
  return `M32 32L${at(from, 27)}A27 27 0 0 1 ${at(from + 40, 27)}z`;
}

/** The winds to which a port is open, filled in; the words beside it say the same. */
export function WindRose({
  openTo,
  className = '',
}: {
  openTo: readonly Wind[];
  className?: string;
}) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle cx={32} cy={32} r={30.5} fill="none" stroke="var(--rule)" />
      {winds.map((wind, index) => (
        <path
          key={wind}
          d={sector(index)}
          fill={openTo.includes(wind) ? 'var(--accent)' : 'none'}
          stroke={openTo.includes(wind) ? 'var(--accent)' : 'var(--rule)'}
        />
      ))}
      <path d="M32 0l2.6 4.5h-5.2z" fill="var(--ink)" />
    </svg>
  );
}
