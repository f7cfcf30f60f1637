import { beaufortForces } from '@/lib/weather/beaufort';

interface WindScaleProps {
  /** Force from which on it is called off. */
  limit: number;
  words: { readonly held: string; readonly off: string };
}

/** The Beaufort scale, with the force at which it is called off. The same is said in words beside it. */
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
