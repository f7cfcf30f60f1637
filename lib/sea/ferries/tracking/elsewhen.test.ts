import { dayOf } from '@/lib/foundation/time/days';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { boatElsewhen } from './elsewhen';
import { estimateVessels } from './estimates';

const network = ferryNetwork();
const noon = network.timetable.clock.origin(dayOf('2027-07-14')) + 12 * 60;
const [boat] = estimateVessels(network, noon);
if (!boat) throw new Error('A day in July has boats at noon');
const [first, last] = [boat.calls[0], boat.calls.at(-1)];
if (!first || !last) throw new Error('It calls somewhere');

describe('a boat that is not under way', () => {
  it('has arrived: with port and time of its last call, a minute or a day later', () => {
    const arrived = { state: 'arrived', name: boat.name, portId: last.portId, at: last.arrival };
    for (const later of [0, 1, 24 * 60]) {
      expect(boatElsewhen(network, boat.id, last.arrival + later)).toMatchObject(arrived);
    }
  });

  it('has not left yet: with its first port', () => {
    expect(boatElsewhen(network, boat.id, first.departure - 1)).toMatchObject({
      state: 'not-left',
      portId: first.portId,
      at: first.departure,
    });
  });

  it('is not listed while it is under way, and never if unknown', () => {
    expect(boatElsewhen(network, boat.id, noon)).toBeUndefined();
    const ids = ['', '@', 'ghost', 'ghost@2027-07-14', `${boat.tripId}@soon`, `${boat.tripId}@`];
    for (const id of [...ids, `${boat.tripId}@1999-01-01`, `${boat.tripId}@2027-02-30`]) {
      expect(boatElsewhen(network, id, noon)).toBeUndefined();
    }
  });
});
