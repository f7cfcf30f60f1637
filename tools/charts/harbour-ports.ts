import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import routes from '../../lib/foundation/geo/sea-routes.generated.json' with { type: 'json' };

/**
 * Width of a harbour chart in kilometres; larger where the coastline is too coarse to show basins.
 */
const usual = 5;
const across: Readonly<Record<string, number>> = {
  piraeus: 14,
  heraklion: 10,
  rafina: 8,
  lavrio: 9,
  'santorini-athinios': 7,
  'santorini-ammoudi': 5,
  'milos-adamas': 8,
};

export interface HarbourPort {
  readonly id: string;
  readonly at: LonLat;
  readonly km: number;
}

/** Ports with a chart of their own: those connected by the sea routes. */
export function harbourPorts(): HarbourPort[] {
  return Object.entries(routes.ports).map(([id, [lon = 0, lat = 0]]) => ({
    id,
    at: [lon, lat],
    km: across[id] ?? usual,
  }));
}
