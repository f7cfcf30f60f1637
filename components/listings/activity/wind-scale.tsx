import { beaufortForces } from '@/lib/records/weather/beaufort';

interface WindScaleProps {
  /** Lowest wind force at which the activity is cancelled. */
  limit: number;
  words: { readonly held: string; readonly off: string };
}

/**
 * Beaufort scale with the force at which the activity is cancelled. Decorative: the text beside it
 * says the same.
 */
export function WindScale({ limit, words }: WindScaleProps) {
  return (
    <div className="wind-scale" aria-hidden="true">
      <ol>
        {beaufortForces.map((force) => (
          <li
            key={force}
            data-off={force >= limit || undefined}
            data-limit={force === limit || undefined}
          >
            {force}
          </li>
        ))}
      </ol>
      <p style={{ gridTemplateColumns: `${limit}fr ${beaufortForces.length - limit}fr` }}>
        <span>{words.held}</span>
        <span>{words.off}</span>
      </p>
    </div>
  );
}
