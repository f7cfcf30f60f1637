'use client';

import { FoodPlate } from './food-plate';
import type { Plate, PlateTable } from './plate-table';
import { SeasonSymbols } from './season-ring';

interface FoodGroupsProps {
  groups: readonly { kind: string; title: string; plates: readonly Plate[] }[];
  table: PlateTable;
  /** URL of the SVG sprite with the drawings. */
  ink: string;
}

/** Number of entries up to which each is open on a phone. */
const fewPlates = 4;

/**
 * Entries by kind. A client component so that the response repeats only the texts after the HTML,
 * not the whole element tree.
 */
export function FoodGroups({ groups, table, ink }: FoodGroupsProps) {
  const isOpen = groups.flatMap(({ plates }) => plates).length <= fewPlates;
  const seasons = groups.flatMap(({ plates }) => plates.map(([, , , , , , , season]) => season));
  return (
    <>
      <svg className="hidden" aria-hidden="true">
        <symbol id="isles" viewBox="0 0 76 84">
          <path d={table.islands.map(([, , dot]) => dot).join('')} />
        </symbol>
        <SeasonSymbols seasons={seasons} />
      </svg>
      {groups.map(({ kind, title, plates }) => (
        <section key={kind} id={kind} aria-labelledby={`${kind}-title`} className="pt-8">
          <h2 id={`${kind}-title`} className="pb-4">
            {title}
          </h2>
          <ul>
            {plates.map((plate) => (
              <FoodPlate key={plate[0]} {...{ plate, table, ink, isOpen }} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
