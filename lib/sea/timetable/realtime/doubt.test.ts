import { day, merged } from './testing/merged.ts';
import { cancelled, type LooseEntity, late } from './testing/message.ts';

const update = (scheduleRelationship: number, ...stopTimeUpdate: object[]): LooseEntity => ({
  tripUpdate: { trip: { tripId: 'out', ...day, scheduleRelationship }, stopTimeUpdate },
});
const newsOf = (...entities: LooseEntity[]) => [...merged(entities).trips.values()];
const departures = (entity: LooseEntity) =>
  newsOf(entity)[0]?.calls.map(({ departure }) => departure);

describe('a doubt about a boat', () => {
  it.each([4, 9, 100])('is caused by relation %d, which is unknown', (relation) => {
    const { trips, changes, matched } = merged([
      update(relation, { stopSequence: 1, departure: { delay: 7200 } }),
    ]);
    expect([...trips.values()]).toMatchObject([{ state: 'changed', isDoubtful: true }]);
    expect([changes, matched]).toEqual([[], 1]);
  });

  it('is caused by a replacement, beside its new times', () => {
    const replaced = update(5, { stopSequence: 1, departure: { delay: 7200 } });
    expect(newsOf(replaced)).toMatchObject([{ isDoubtful: true }]);
    expect(departures(replaced)).toEqual([120, 120, 120]);
  });

  it('is caused by a replacement without times, with other ports, or with impossible times', () => {
    const far = { stopSequence: 1, departure: { delay: 2_000_000 } };
    for (const calls of [[], [{ stopId: 'elsewhere', departure: { delay: 60 } }], [far]]) {
      expect(newsOf(update(5, ...calls))).toMatchObject([{ isDoubtful: true }]);
      expect(departures(update(5, ...calls))).toEqual([0, 0, 0]);
    }
  });

  it('is caused by a call with an unknown relation', () => {
    expect(newsOf(update(0, { stopSequence: 2, scheduleRelationship: 3 }))).toMatchObject([
      { isDoubtful: true },
    ]);
  });

  it('does not affect other boats, and ranks below a cancellation', () => {
    expect(newsOf(late({ tripId: 'out', ...day }, 20))[0]?.isDoubtful).toBeUndefined();
    const off = cancelled({ tripId: 'out', ...day });
    expect(newsOf(update(9), off)).toMatchObject([{ state: 'cancelled' }]);
    expect(
      merged([{ tripUpdate: { trip: { tripId: 'nobody', scheduleRelationship: 9 } } }]),
    ).toMatchObject({ matched: 0, unmatched: 1 });
  });
});
