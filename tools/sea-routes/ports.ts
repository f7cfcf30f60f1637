import { readFileSync } from 'node:fs';
import type { LonLat } from '../../lib/foundation/geo/projection.ts';

interface PortPosition {
  readonly id: string;
  readonly position: LonLat;
}

interface IslandModule {
  readonly [name: string]: {
    readonly ports: readonly { id: string; position: { lat: number; lon: number } }[];
  };
}

const table = new URL('../../lib/sea/timetable/typical/tables/ports.csv', import.meta.url);

/**
 * All ports of the table; those on islands have the position of their record. Throws if a record is
 * missing.
 */
export async function readPorts(): Promise<PortPosition[]> {
  const [, ...rows] = readFileSync(table, 'utf8').trim().split(/\r?\n/);
  return Promise.all(
    rows.map(async (row): Promise<PortPosition> => {
      const [id = '', island, record, lat, lon] = row.split(',');
      if (!island) return { id, position: [Number(lon), Number(lat)] };
      const file = new URL(`../../lib/records/islands/data/${island}.ts`, import.meta.url);
      const [data] = Object.values((await import(file.href)) as IslandModule);
      const port = data?.ports.find((candidate) => candidate.id === record);
      if (!port) throw new Error(`${id}: the record of ${island} has no port "${record}"`);
      return { id, position: [port.position.lon, port.position.lat] };
    }),
  );
}
