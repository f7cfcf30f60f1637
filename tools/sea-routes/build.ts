import { writeFileSync } from 'node:fs';
import { decodePolyline, encodePolyline } from '../../lib/foundation/geo/polyline.ts';
import { approachOf } from './approach.ts';
import { checkRoute } from './check.ts';
import { closedPassages } from './closed-passages.ts';
import { cornersOf } from './corners.ts';
import { onPlane, readLand } from './land.ts';
import { toLonLat, toMetres } from './plane.ts';
import { readPorts } from './ports.ts';
import { SeaGraph } from './search.ts';
import { Shore } from './shore.ts';
import { steer } from './steer.ts';

/*
 * `npm run data -- sea-routes`: finds the shortest route over water between every two ports and
 * writes lib/foundation/geo/sea-routes.generated.json. Takes about a minute. Stops at the first line that
 * would touch land.
 */

const land = readLand();
const rings = onPlane(land);
const shore = new Shore(rings);
const ports = await readPorts();
const approaches = ports.map(({ position }) => approachOf(position, land, shore));
const corners = cornersOf(rings, approaches, shore);
const passages = closedPassages.map(({ across: [a, b] }) => [toMetres(a), toMetres(b)] as const);
const graph = new SeaGraph(shore, approaches, corners, passages);

const closedTo = (...ids: string[]) =>
  closedPassages.reduce(
    (bits, { openTo }, index) =>
      ids.some((id) => openTo.includes(id)) ? bits : bits | (1 << index),
    0,
  );

const routes: Record<string, string> = {};
const figures: { name: string; approach: number; clearance: number; turn: number }[] = [];
ports.forEach((from, a) => {
  ports.slice(a + 1).forEach((to, index) => {
    const name = `${from.id}>${to.id}`;
    const way = graph.way(a, a + 1 + index, closedTo(from.id, to.id));
    if (!way) throw new Error(`no way over water: ${name}`);
    const line = [from.position, ...steer(shore, way).map(toLonLat), to.position];
    const encoded = encodePolyline(line);
    figures.push({ name, ...checkRoute(name, decodePolyline(encoded), shore) });
    routes[name] = encoded;
  });
});

const positions = Object.fromEntries(ports.map(({ id, position }) => [id, position]));
const file = new URL('../../lib/foundation/geo/sea-routes.generated.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ ports: positions, routes })}\n`);

const worst = (by: 'approach' | 'clearance' | 'turn', most = true) => {
  const [first] = figures.toSorted((x, y) => (most ? y[by] - x[by] : x[by] - y[by]));
  return first ? `${Math.round(first[by])} (${first.name})` : '';
};
console.info(`${figures.length} routes between ${ports.length} ports, none over land`);
console.info(`longest approach, m: ${worst('approach')}`);
console.info(`nearest to the shore, m: ${worst('clearance', false)}`);
console.info(`sharpest turn, degrees: ${worst('turn')}`);
