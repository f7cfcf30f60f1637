import { dayOf } from '../../../foundation/time/days.ts';
import { lastingNews } from './lasting-news.ts';
import { mergeMessages } from './merge-messages.ts';
import { at, day, decoded, timetable } from './testing/merged.ts';
import { cancelled, type LooseEntity, late, notice } from './testing/message.ts';

const today = dayOf('2027-07-14');
const minutesOf = (hours: number) => hours * 60;

/** News that is left some minutes after the message. */
function left(entities: readonly LooseEntity[], after: number) {
  const kept = lastingNews(
    { message: decoded(entities), at },
    at + after,
    today + Math.floor(after / minutesOf(24)),
  );
  return mergeMessages(timetable, kept ? [kept] : []);
}

const statesOf = (entities: readonly LooseEntity[], after = 16) =>
  [...left(entities, after).trips.values()].map(({ state }) => state);

const update = (trip: object, ...stopTimeUpdate: object[]): LooseEntity => ({
  tripUpdate: { trip: { tripId: 'out', ...trip }, stopTimeUpdate },
});

describe('a service that becomes unavailable', () => {
  it('keeps a cancellation until the end of its day, however early it was reported', () => {
    const later = { tripId: 'out', startDate: '20270717' };
    for (const hours of [1, 40, 72, 84]) {
      expect(statesOf([cancelled(later)], minutesOf(hours))).toEqual(['cancelled']);
    }
    expect(statesOf([cancelled({ tripId: 'out', ...day })], minutesOf(120))).toEqual([]);
  });

  it('keeps a cancellation without a day for 36 hours', () => {
    expect(statesOf([cancelled({ tripId: 'out' })], minutesOf(36))).toEqual(['cancelled']);
    expect(statesOf([cancelled({ tripId: 'out' })], minutesOf(37))).toEqual([]);
  });

  it('drops its delays', () => {
    expect(statesOf([late({ tripId: 'out', ...day }, 30)])).toEqual([]);
  });

  it('keeps skipped ports, all or one of them, without their delays', () => {
    const skip = (stopId: string) => ({ stopId, scheduleRelationship: 1 });
    expect(statesOf([update(day, skip('piraeus'), skip('paros'), skip('naxos-chora'))])).toEqual([
      'cancelled',
    ]);
    const one = update(day, { stopId: 'piraeus', departure: { delay: 600 } }, skip('paros'));
    const [news] = left([one], 16).trips.values();
    expect(news?.calls.map(({ departure, skipped }) => [departure, skipped])).toEqual([
      [0, false],
      [0, true],
      [0, false],
    ]);
  });

  it('keeps them skipped on the day implied by the times of the other calls', () => {
    const time = Date.parse('2027-07-15T04:25Z') / 1000;
    const tomorrow = update(
      {},
      { stopSequence: 1, departure: { time } },
      { stopId: 'paros', scheduleRelationship: 1 },
    );
    expect([...left([tomorrow], 16).trips.keys()]).toEqual(['out@2027-07-15']);
  });

  it('keeps strikes and no-service notices until their end, and no other notice', () => {
    const until = (hours: number) => ({
      activePeriod: [{ start: at * 60, end: (at + minutesOf(hours)) * 60 }],
    });
    const alerts = (entity: LooseEntity, after: number) => left([entity], after).alerts.length;
    const about = [{ routeType: 4 }];
    expect(alerts(notice(about, undefined, until(50)), minutesOf(49))).toBe(1);
    expect(alerts(notice(about, undefined, until(50)), minutesOf(51))).toBe(0);
    expect(alerts(notice(about), minutesOf(35))).toBe(1);
    expect(alerts(notice(about), minutesOf(37))).toBe(0);
    expect(alerts(notice(about, undefined, { effect: 8, cause: 4, ...until(2) }), 16)).toBe(1);
    expect(alerts(notice(about, undefined, { effect: 3, ...until(2) }), 16)).toBe(0);
  });

  it('keeps a warning about a replaced boat, but not its new times', () => {
    const replaced = update(
      { ...day, scheduleRelationship: 5 },
      { stopSequence: 1, departure: { delay: 7200 } },
    );
    const merged = left([replaced], 16);
    expect([...merged.trips.values()]).toMatchObject([{ isDoubtful: true }]);
    expect(merged.changes).toEqual([]);
  });
});
