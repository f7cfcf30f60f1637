import type { ReactNode } from 'react';

/** A fact and what it is; a fact nobody knows is said, or left out by whoever makes the list. */
export type Fact = readonly [name: string, value: ReactNode];

/** What is known of a listing, as a table of two columns. */
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
