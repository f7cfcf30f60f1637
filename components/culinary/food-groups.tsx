'use client';

import { FoodPlate } from './food-plate';
import type { Plate, PlateTable } from './plate-table';
import { SeasonSymbols } from './season-ring';

interface FoodGroupsProps {
  groups: readonly { kind: string; title: string; plates: readonly Plate[] }[];
  table: PlateTable;
  /** Address of the file with the drawings. */
  ink: string;
}

/**
 * All entries of a page, by kind. It runs in the browser only so that beside the document these words alone are
 * sent, and not the tree of elements around them.
 */
export function FoodGroups({ groups, table, ink }: FoodGroupsProps) {
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
              <FoodPlate key={plate[0]} {...{ plate, table, ink }} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
