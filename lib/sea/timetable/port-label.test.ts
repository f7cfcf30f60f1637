import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeNames } from '@/lib/foundation/i18n/greek/place-names';
import { portArguments } from './port-label';
import type { Port, Station } from './types';

const position = [25, 37] as const;
const station = (id: string, en: string, el: string, portIds: string[]): Station => ({
  id,
  name: { en, el },
  position,
  portIds,
});
const port = (id: string, stationId: string, en: string, el: string) =>
  ({ id, stationId, name: { en, el }, position }) as unknown as Port;

const stations = [
  station('piraeus', 'Piraeus', 'Πειραιάς', ['piraeus']),
  station('amorgos', 'Amorgos', 'Αμοργός', ['katapola', 'aegiali']),
];
const ports = [
  port('piraeus', 'piraeus', 'Piraeus', 'Πειραιάς'),
  port('aegiali', 'amorgos', 'Aegiali', 'Αιγιάλη'),
];
const network = {
  ports: new Map(ports.map((one) => [one.id, one])),
  stations: new Map(stations.map((one) => [one.id, one])),
};

describe('portArguments', () => {
  it('declines a place with one port', () => {
    const { to, to_the_acc } = portArguments('to', network, 'piraeus', 'el');
    expect([to, to_the_acc]).toEqual(['Πειραιάς', 'τον Πειραιά']);
  });

  it('declines the port of a place with several ports', () => {
    const { to, to_at } = portArguments('to', network, 'aegiali', 'el');
    expect([to, to_at]).toEqual(['Αμοργός, Αιγιάλη', 'στην Αιγιάλη Αμοργού']);
    expect(portArguments('to', network, 'aegiali', 'en').to_at).toBe('Amorgos, Aegiali');
  });
});

it('every port of the typical timetable is declined', () => {
  const file = path.join(process.cwd(), 'lib/sea/timetable/typical/gtfs/translations.txt');
  const names = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('stops,stop_name,el,'))
    .map((line) => (line.split(',')[3] ?? '').replace(/ \(.*\)$/, ''));
  expect(names.length).toBeGreaterThan(24);
  expect(names.filter((name) => !(name in placeNames))).toEqual([]);
});
