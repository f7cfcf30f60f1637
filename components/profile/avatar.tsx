import { initials } from '@/lib/platform/profile/rules';

interface AvatarProps {
  name: string;
  /** URL of the picture; undefined shows the initials. */
  picture: string | undefined;
  /** Alternative text; empty if the name is next to the picture. */
  alt: string;
  className?: string;
}

/** Twenty-four ticks around the rim, as on a compass card; the four cardinal ones are longer. */
const ticks = Array.from({ length: 24 }, (_, index) => index * 15);

/** Round avatar drawn like a compass card, with the picture or the initials. */
export function Avatar({ name, picture, alt, className = 'size-24' }: AvatarProps) {
  const letters = initials(name);
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={`relative inline-block shrink-0 ${className}`} {...label}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full text-ink">
        <circle cx="50" cy="50" r="48.5" fill="var(--raised)" stroke="currentColor" />
        <g stroke="currentColor">
          {ticks.map((angle) => (
            <path
              key={angle}
              d={`M50 2v${angle % 90 === 0 ? 6 : 3.5}`}
              transform={`rotate(${angle} 50 50)`}
            />
          ))}
        </g>
        <circle
          cx="50"
          cy="50"
          r="40.5"
          fill="var(--deep)"
          stroke="currentColor"
          strokeWidth="0.6"
        />
        {picture ? null : (
          <text
            x="50"
            y="51"
            textAnchor="middle"
            dominantBaseline="central"
            fill="currentColor"
            className="font-display"
            fontSize={letters.length > 1 ? 33 : 40}
          >
            {letters || '·'}
          </text>
        )}
      </svg>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: one small picture, already in its size, from the backend.
        <img
          src={picture}
          alt=""
          className="absolute inset-[10%] size-[80%] rounded-full object-cover"
        />
      ) : null}
    </span>
  );
}
