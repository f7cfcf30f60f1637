import type { Localized } from '../../../lib/foundation/i18n/locales.ts';
import type { RowReader } from './row-reader.ts';
import type { PortRow, SeaLink } from './typical.ts';

interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Fields of an island's record that its ports need. */
export interface IslandRecord {
  readonly slug: string;
  readonly name: Localized;
  readonly position: Position;
  readonly ports: readonly {
    readonly id: string;
    readonly name: Localized;
    readonly position: Position;
  }[];
  readonly gettingThere: { readonly seaLinks: readonly SeaLink[] };
}

/**
 * Reads the table of ports: a port on an island has its name and position from the island's record.
 */
export function readPorts(
  reader: RowReader,
  islands: ReadonlyMap<string, IslandRecord>,
): PortRow[] {
  return reader.rows(
    'ports.csv',
    [
      'port_id',
      'island',
      'island_port',
      'lat',
      'lon',
      'name_en',
      'name_el',
      'min_transfer_minutes',
      'source',
    ],
    (row) => {
      const common = {
        at: row.at,
        id: row.filled('port_id'),
        minTransferMinutes: row.number('min_transfer_minutes'),
        source: row.text('source'),
      };
      if (row.text('island') === '') {
        return {
          ...common,
          name: { en: row.filled('name_en'), el: row.filled('name_el') },
          position: [row.number('lon'), row.number('lat')] as const,
          island: undefined,
        };
      }
      const island = islands.get(row.reference('island', islands));
      const port = island?.ports.find(({ id }) => id === row.filled('island_port'));
      if (!island || !port) {
        throw new Error(`${row.text('island')} has no port "${row.text('island_port')}"`);
      }
      return {
        ...common,
        name: port.name,
        position: [port.position.lon, port.position.lat] as const,
        island: {
          slug: island.slug,
          name: island.name,
          position: [island.position.lon, island.position.lat] as const,
          seaLinks: island.gettingThere.seaLinks,
        },
      };
    },
  );
}
