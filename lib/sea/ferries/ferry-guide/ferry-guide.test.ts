import { readFileSync } from 'node:fs';
import path from 'node:path';
import { harbourOf } from '@/lib/records/charts/harbours';
import { delayRules } from '@/lib/sea/ferries/passenger-rights/delay-rules';
import { portGuides } from './data';
import { portAreas, portGuideSchema } from './schema';
import { windForces } from './wind-scale';

const table = readFileSync(
  path.join(process.cwd(), 'lib/sea/timetable/typical/tables/ports.csv'),
  'utf8',
);
const [, ...rows] = table.trim().split('\n');

describe('the port guide', () => {
  it('has one valid record of every port of the timetable', () => {
    for (const guide of portGuides) portGuideSchema.parse(guide);
    expect(portGuides.map(({ portId }) => portId).toSorted()).toEqual(
      rows.map((row) => row.slice(0, row.indexOf(','))).toSorted(),
    );
  });

  it('has own names only for ports without an island record', () => {
    for (const { portId, island, name } of portGuides) {
      expect({ portId, named: Boolean(island) !== Boolean(name) }).toEqual({ portId, named: true });
    }
  });

  it('refers to the same port of the record as the timetable does', () => {
    for (const { portId, island } of portGuides) {
      const [, slug, port] = rows.find((row) => row.startsWith(`${portId},`))?.split(',') ?? [];
      expect([portId, slug, port]).toEqual([portId, island?.slug ?? '', island?.port ?? '']);
    }
  });

  it('keeps the ports of an area together, in the order of the areas', () => {
    const areas = portGuides.map(({ area }) => portAreas.indexOf(area));
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });

  it('has a harbour chart of every port', () => {
    expect(portGuides.filter(({ portId }) => !harbourOf(portId))).toEqual([]);
  });

  it('never has drivers arrive later than foot passengers', () => {
    for (const { early } of portGuides) {
      expect(early.vehicle ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(early.foot);
    }
  });
});

describe('the refund and weather scales', () => {
  it('require a longer delay for a longer crossing, and twice the quarter delay for half the fare', () => {
    const quarters = delayRules.map(({ quarter }) => quarter);
    expect(quarters).toEqual(quarters.toSorted((a, b) => a - b));
    for (const { quarter, half } of delayRules) expect(half).toBe(2 * quarter);
  });

  it('never allow a boat to sail in a stronger wind than one that stopped it', () => {
    const order = ['sails', 'doubtful', 'stays'];
    for (const kind of ['local', 'highSpeed', 'conventional'] as const) {
      const verdicts = windForces.map((force) => order.indexOf(force[kind]));
      expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b));
    }
    for (const { local, highSpeed, conventional } of windForces) {
      expect(order.indexOf(local)).toBeGreaterThanOrEqual(order.indexOf(conventional));
      expect(order.indexOf(highSpeed)).toBeGreaterThanOrEqual(order.indexOf(conventional));
    }
  });
});
