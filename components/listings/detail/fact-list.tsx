import type { ReactNode } from 'react';

/** Name and value. The caller decides whether to name an unknown fact or omit it. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts of a listing in a table of two columns. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
