import fc from 'fast-check';
import { type ReadFeed, readFeed } from './read-feed';
import { smallFeed } from './testing/small-feed';

const rubbish = fc.oneof(
  fc.constantFrom(
    '',
    '"',
    '""',
    ',',
    '\n',
    '99:99:99',
    '25:00:00',
    'naxos',
    'piraeus',
    'out',
    '-1',
  ),
  fc.string(),
);

/** Feed with some cells overwritten, rows swapped and files truncated. */
const damaged = fc
  .array(
    fc.record({ file: fc.nat(), row: fc.nat(), cell: fc.nat(), text: rubbish, cut: fc.nat(40) }),
  )
  .map((damages) => {
    const files = smallFeed();
    const names = [...files.keys()];
    for (const { file, row, cell, text, cut } of damages) {
      const name = names[file % names.length] ?? '';
      const rows = (files.get(name) ?? '').split('\n');
      const at = row % rows.length;
      const cells = (rows[at] ?? '').split(',');
      cells[cell % cells.length] = text;
      rows[at] = cells.join(',');
      const whole = rows.join('\n');
      files.set(name, cut === 0 ? whole.slice(0, cell % (whole.length + 1)) : whole);
    }
    return files;
  });

function expectSound(read: ReadFeed): void {
  if ('refused' in read) {
    expect(read.refused.length).toBeGreaterThan(0);
    return;
  }
  const { feed } = read;
  const ports = new Set(feed.ports.map(({ id }) => id));
  const stations = new Map(feed.stations.map((place) => [place.id, place]));
  const lines = new Set(feed.lines.map(({ id }) => id));
  const services = new Set(feed.services.map(({ id }) => id));
  const operators = new Set(feed.operators.map(({ id }) => id));
  expect(new Set(feed.trips.map(({ id }) => id)).size).toBe(feed.trips.length);
  for (const { stationId, id } of feed.ports)
    expect(stations.get(stationId)?.portIds).toContain(id);
  for (const { operatorId } of feed.lines) expect(operators).toContain(operatorId);
  for (const { from, to } of feed.transfers)
    expect([from, to].every((id) => ports.has(id))).toBe(true);
  for (const { lineId, from, to, cents } of [...feed.fares, ...feed.vehicleFares]) {
    expect(lines.has(lineId) && ports.has(from) && ports.has(to) && cents >= 0).toBe(true);
  }
  for (const { lineId, serviceId, shapeId, calls } of feed.trips) {
    expect(lines).toContain(lineId);
    expect(services).toContain(serviceId);
    if (shapeId) expect(feed.shapes.has(shapeId)).toBe(true);
    expect(calls.length).toBeGreaterThan(1);
    for (const [index, { portId, arrival, departure }] of calls.entries()) {
      expect(ports).toContain(portId);
      expect(departure).toBeGreaterThanOrEqual(arrival);
      expect(arrival).toBeGreaterThan(calls[index - 1]?.departure ?? -1);
    }
  }
}

describe('readFeed on broken feeds', () => {
  it('never throws and never leaves a dangling reference', () => {
    fc.assert(
      fc.property(damaged, (files) => expectSound(readFeed(files))),
      { numRuns: 1500 },
    );
  });

  it('reads the rest if one stop, route or service is missing', () => {
    const gone = fc.constantFrom(
      ...[
        'stops.txt',
        'routes.txt',
        'calendar.txt',
        'trips.txt',
        'stop_times.txt',
        'shapes.txt',
      ].flatMap((name) =>
        (smallFeed().get(name) ?? '')
          .trimEnd()
          .split('\n')
          .slice(1)
          .map((row) => ({ name, row })),
      ),
    );
    fc.assert(
      fc.property(fc.uniqueArray(gone, { maxLength: 3 }), (rows) => {
        const files = smallFeed();
        for (const { name, row } of rows) {
          files.set(name, (files.get(name) ?? '').replace(`${row}\n`, ''));
        }
        expectSound(readFeed(files));
      }),
    );
  });
});
