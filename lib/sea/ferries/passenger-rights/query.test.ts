import { liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late } from '@/lib/sea/timetable/realtime/testing/message';
import { boatParameter, readRights } from './query';

realtimeSays(() => [
  cancelled({ tripId: 'bsn-south-out', startDate: '20270714' }),
  late({ tripId: 'wcj-out', startDate: '20270714' }, 100),
]);

const read = (query: Record<string, string>) => readRights(query, liveNetwork());

describe('the question about rights', () => {
  it('is filled in from the timetable and the news of its boat', () => {
    const { boat, incident, values } = read({ boat: boatParameter('wcj-out', '2027-07-14') });
    expect(boat).toMatchObject({ date: '2027-07-14', from: 'piraeus' });
    expect(incident).toMatchObject({ kind: 'late', leftLate: 100, cause: 'unknown' });
    expect(incident.crossing).toBe((boat?.arrival ?? 0) - (boat?.departure ?? 0));
    expect(values.left).toBe('100');
    expect(read({ boat: boatParameter('bsn-south-out', '2027-07-14') }).incident).toMatchObject({
      kind: 'cancelled',
      leftLate: undefined,
    });
  });

  it('prefers what the traveller enters, between the ports of the ticket', () => {
    const { boat, incident } = read({
      boat: boatParameter('wcj-out', '2027-07-14'),
      to: 'paros-parikia',
      what: 'cancelled',
      cause: 'strike',
      left: '120',
      price: '45,50',
      told: '1',
    });
    const whole = read({ boat: boatParameter('wcj-out', '2027-07-14') }).boat;
    if (boat) expect(boat.arrival).toBeLessThanOrEqual(whole?.arrival ?? 0);
    expect(incident).toMatchObject({
      kind: 'cancelled',
      cause: 'strike',
      leftLate: 120,
      priceCents: 4550,
      wasTold: true,
    });
  });

  it('names what cannot be read, and an unknown boat', () => {
    expect(read({ left: '-3', price: 'much', arrived: '5000' }).faults).toEqual([
      'left',
      'arrived',
      'price',
    ]);
    expect(read({ what: 'sunk', cause: 'kraken' }).incident).toMatchObject({
      kind: 'cancelled',
      cause: 'unknown',
    });
    for (const boat of ['nowhere@2027-07-14', 'wcj-out@soon', '@', 'wcj-out']) {
      expect(read({ boat })).toMatchObject({ boat: undefined, isUnknownBoat: true });
    }
    expect(read({}).isUnknownBoat).toBe(false);
  });
});
