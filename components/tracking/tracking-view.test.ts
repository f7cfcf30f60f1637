import type { TrackedVessel } from '@/lib/sea/ferries/tracking/types';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { rowOf } from './tracking-view';

test('shows the current age of a report, whatever time is displayed', () => {
  const shown = Date.parse('2027-07-14T09:00Z') / 60_000;
  const now = Date.parse('2027-07-13T17:20Z') / 60_000;
  const call = (portId: string, at: number) => ({ portId, arrival: at, departure: at });
  const vessel: TrackedVessel = {
    id: 'a@2027-07-14',
    tripId: 'a',
    serviceDay: '2027-07-14',
    name: 'A',
    kind: 'conventional',
    lineId: 'a',
    operatorId: 'a',
    calls: [call('piraeus', shown - 60), call('naxos-chora', shown + 60)],
    segment: 0,
    inPort: false,
    path: [],
    position: [25, 37],
    heading: 10,
    source: 'estimate',
    delay: { minutes: 5, at: now - 1, skips: [] },
  };
  const row = rowOf(vessel, { network: ferryNetwork(), locale: 'en', now, day: '2027-07-14' });
  expect(row.delay).toEqual({ minutes: 5, age: 1 });
});
