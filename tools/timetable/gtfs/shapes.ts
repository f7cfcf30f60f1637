import { createHash } from 'node:crypto';
import { distanceKm } from '../../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../../lib/foundation/geo/projection.ts';
import type { Run } from '../tables/calls.ts';
import type { Typical } from '../tables/typical.ts';
import { gtfsText } from './csv.ts';
import { seaLeg } from './sea-legs.ts';

/** Route of a trip through all its stops. */
export interface Shape {
  readonly id: string;
  readonly points: readonly { readonly at: LonLat; readonly km: number }[];
  /** Kilometres from the start to each stop. */
  readonly callKm: readonly number[];
}

const idLength = 8;
const metres = (km: number) => Math.round(km * 1000) / 1000;

function drawShape(typical: Typical, id: string, run: Run): Shape {
  const points: { at: LonLat; km: number }[] = [];
  const callKm: number[] = [];
  let km = 0;
  for (const [index, { portId }] of run.entries()) {
    const before = run[index - 1];
    const [from, to] = [before && typical.ports.get(before.portId), typical.ports.get(portId)];
    const leg = from && to ? seaLeg(from, to).points : to ? [to.position] : [];
    for (const at of leg) {
      const previous = points.at(-1)?.at;
      const step = previous ? distanceKm(previous, at) : 0;
      if (previous && step === 0) continue;
      km += step;
      points.push({ at, km: metres(km) });
    }
    callKm.push(metres(km));
  }
  return { id, points, callKm };
}

/** Shapes by the sequence of ports of a run: all runs through the same ports share one. */
export class Shapes {
  readonly #byPorts = new Map<string, Shape>();
  readonly #typical: Typical;

  constructor(typical: Typical) {
    this.#typical = typical;
  }

  of(run: Run): Shape {
    const ports = run.map(({ portId }) => portId).join(' ');
    const known = this.#byPorts.get(ports);
    if (known) return known;
    // A hash of the ports is stable; a number would shift with every added sailing.
    const id = createHash('sha256').update(ports).digest('hex').slice(0, idLength);
    const shape = drawShape(this.#typical, id, run);
    this.#byPorts.set(ports, shape);
    return shape;
  }

  /** `shapes.txt` with all shapes requested so far. */
  file(): string {
    const shapes = [...this.#byPorts.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return gtfsText(
      ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence', 'shape_dist_traveled'],
      shapes.flatMap(({ id, points }) =>
        points.map(({ at: [lon, lat], km }, index) => [id, lat, lon, index, km]),
      ),
    );
  }
}
