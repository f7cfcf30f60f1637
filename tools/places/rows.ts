import type { Island } from '../../lib/records/islands/schema.ts';

/** A row of the table `places`. */
export interface PlaceRow {
  /** Island and section of its page: `naxos/beach-plaka`. */
  readonly id: string;
  readonly island: string;
  readonly kind: string;
  readonly nameEn: string;
  readonly nameEl: string;
  readonly lat: number;
  readonly lon: number;
}

/** Every place of the island records, by id. */
export function placeRows(islands: readonly Island[]): PlaceRow[] {
  const rows = islands.flatMap((island) =>
    [
      { kind: 'beach', places: island.beaches },
      { kind: 'village', places: island.villages },
      { kind: 'sight', places: island.sights },
      { kind: 'port', places: island.ports },
    ].flatMap(({ kind, places }) =>
      places.map(({ id, name, position }) => ({
        id: `${island.slug}/${kind}-${id}`,
        island: island.slug,
        kind,
        nameEn: name.en,
        nameEl: name.el,
        lat: position.lat,
        lon: position.lon,
      })),
    ),
  );
  // Compared without a locale, so that the file does not depend on the language of the machine.
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}
