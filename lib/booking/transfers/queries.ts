import 'server-only';
import { mainTownOfIsland } from '@/lib/foundation/ids/island-register';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { Island } from '@/lib/records/islands/schema';
import { busLines, gateways, transfers } from './data';
import { operators } from './data/operators';
import { transferSources } from './data/sources';
import type {
  BusLine,
  Operator,
  Stop,
  StopKind,
  StopRef,
  Transfer,
  TransferSource,
} from './schema';

type Found = Pick<Stop, 'name' | 'position'> | undefined;

function inRecord(island: Island, kind: StopKind, id: string): Found {
  const byId = (place: { id: string }) => place.id === id;
  if (kind === 'port') return island.ports.find(byId);
  if (kind === 'village') return island.villages.find(byId);
  if (kind === 'beach') return island.beaches.find(byId);
  return island.airport?.iata.toLowerCase() === id ? island.airport : undefined;
}

/**
 * Returns the position and the name of a stop.
 *
 * @throws if neither the island's record nor the table of gateways knows it.
 */
export function stopOf(ref: StopRef): Stop {
  const [area, kind, id] = ref.split(':') as [IslandSlug | 'attica', StopKind, string];
  const island = area === 'attica' ? null : area;
  const found: Found = island
    ? inRecord(islandBySlug(island), kind, id)
    : gateways[id as keyof typeof gateways];
  if (!found) throw new Error(`No record knows the stop "${ref}"`);
  return { ref, kind, island, name: found.name, position: found.position };
}

/** All connections, Attica first, then by area. Each is valid in both directions. */
export function allTransfers(): readonly Transfer[] {
  return transfers;
}

/** A connection by its id; undefined for an unknown id. */
export function transferById(id: string): Transfer | undefined {
  return transfers.find((transfer) => transfer.id === id);
}

/** Connections that begin or end at a stop. */
export function transfersAt(stop: StopRef): Transfer[] {
  return transfers.filter(({ from, to }) => from === stop || to === stop);
}

/** Connections within an island, and by boat to the next one. */
export function transfersOn(island: IslandSlug): Transfer[] {
  return transfers.filter(
    ({ from, to }) => from.startsWith(`${island}:`) || to.startsWith(`${island}:`),
  );
}

/** The main town of an island, as a stop. */
export function mainTownOf(island: IslandSlug): StopRef {
  return `${island}:village:${mainTownOfIsland[island]}`;
}

/** Ways from a port or airport of an island to its main town, the quickest first. */
export function waysToTown(island: IslandSlug, stop: StopRef): Transfer[] {
  const town = mainTownOf(island);
  return transfersAt(stop)
    .filter(({ from, to }) => from === town || to === town)
    .sort((a, b) => a.minutes[0] - b.minutes[0]);
}

/** Public bus lines of an island; empty if none is known. */
export function busLinesOf(island: IslandSlug): BusLine[] {
  return busLines.filter((line) => line.island === island);
}

/** Operator of a connection or a line, by the id in its record. */
export function operatorOf(id: string): Operator | undefined {
  return operators[id as keyof typeof operators];
}

/** Sources of a record, in its order. */
export function sourcesOf({ sources }: Pick<Transfer, 'sources'>): TransferSource[] {
  return sources.flatMap((id) => transferSources[id as keyof typeof transferSources] ?? []);
}
