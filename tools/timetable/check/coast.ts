import { readdirSync, readFileSync } from 'node:fs';
import { distanceKm, isOnLand } from '../../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../../lib/foundation/geo/projection.ts';
import { seaLeg } from '../gtfs/sea-legs.ts';
import type { PortRow } from '../tables/typical.ts';
import { type Finding, fault, type Rule, warning } from './finding.ts';

const folder = new URL('../../../lib/foundation/geo/coastline/', import.meta.url);
const stepKm = 0.1;
/** Quays lie on drawn land, and the coastline is off by up to 270 m. */
const approachKm = 0.4;

interface Outline {
  readonly ring: readonly LonLat[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function readOutlines(): Outline[] {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.geojson') && !file.includes('overview'),
  );
  return files.flatMap((file) => {
    const { features } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      features: { geometry: { type: string; coordinates: unknown } }[];
    };
    return features.flatMap(({ geometry: { type, coordinates } }) => {
      const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as LonLat[][][];
      return polygons.flatMap(([ring]) => {
        if (!ring) return [];
        const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)];
        return [
          {
            ring,
            west: Math.min(...lons),
            east: Math.max(...lons),
            south: Math.min(...lats),
            north: Math.max(...lats),
          },
        ];
      });
    });
  });
}

function* samples(points: readonly LonLat[]): Generator<LonLat> {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const steps = Math.max(1, Math.ceil(distanceKm(from, to) / stepKm));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      yield [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
  }
}

function checkLeg(outlines: readonly Outline[], from: PortRow, to: PortRow): Finding[] {
  const leg = seaLeg(from, to);
  if (leg.straight) return [warning(undefined, `${from.id} to ${to.id}: no way over water known`)];
  for (const point of samples(leg.points)) {
    const [lon, lat] = point;
    const near = [from, to].some(({ position }) => distanceKm(position, point) <= approachKm);
    if (near) continue;
    const around = outlines.filter(
      ({ west, east, south, north }) => lon >= west && lon <= east && lat >= south && lat <= north,
    );
    if (
      isOnLand(
        point,
        around.map(({ ring }) => ring),
      )
    ) {
      return [
        fault(
          undefined,
          `${from.id} to ${to.id} crosses land at ${lat.toFixed(4)} N ${lon.toFixed(4)} E`,
        ),
      ];
    }
  }
  return [];
}

/** Ferries sail over water, except for the last metres before a quay. */
export const checkCoast: Rule = (typical, trips) => {
  const outlines = readOutlines();
  const seen = new Set<string>();
  return trips.flatMap(({ calls }) =>
    calls.flatMap(({ portId }, index) => {
      const before = calls[index - 1];
      const [from, to] = [before && typical.ports.get(before.portId), typical.ports.get(portId)];
      if (!from || !to || seen.has(`${from.id} ${to.id}`)) return [];
      seen.add(`${from.id} ${to.id}`);
      return checkLeg(outlines, from, to);
    }),
  );
};
