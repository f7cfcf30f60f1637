import { type Incident, type RightId, rightsAfter } from './rights';

const late: Incident = { kind: 'late', cause: 'technical', leftLate: 30, crossing: 300 };

const rightIn = (incident: Incident, id: RightId) =>
  rightsAfter(incident).find((right) => right.id === id);
const stateOf = (incident: Incident, id: RightId) => rightIn(incident, id)?.state;

describe('the rights of a passenger', () => {
  it.each([
    [90, 'not-owed'],
    [91, 'owed'],
  ] as const)('begin after 90 minutes: %i late in leaving is %s', (leftLate, state) => {
    for (const id of ['choice', 'food', 'night'] as const) {
      expect(stateOf({ ...late, leftLate }, id)).toBe(state);
    }
  });

  it('begin at once with a cancellation', () => {
    const cancelled: Incident = { kind: 'cancelled', cause: 'strike' };
    for (const id of ['information', 'choice', 'food', 'night', 'complaint'] as const) {
      expect(stateOf(cancelled, id)).toBe('owed');
    }
  });

  it('in bad weather leave the choice and the food, not the bed or the compensation', () => {
    const banned: Incident = {
      kind: 'cancelled',
      cause: 'weather',
      arrivedLate: 900,
      crossing: 300,
    };
    expect(stateOf(banned, 'choice')).toBe('owed');
    expect(stateOf(banned, 'food')).toBe('owed');
    expect(rightIn(banned, 'night')).toMatchObject({
      state: 'not-owed',
      reason: 'weather',
      articles: ['17(2)', '20(3)'],
    });
    expect(rightIn(banned, 'compensation')).toMatchObject({
      state: 'not-owed',
      articles: ['19', '20(4)'],
    });
    expect(stateOf(banned, 'ban')).toBe('owed');
    expect(rightIn({ ...banned, kind: 'late' }, 'ban')).toBeUndefined();
  });

  it('of somebody told before buying are the choice alone', () => {
    const told: Incident = { ...late, leftLate: 200, arrivedLate: 200, wasTold: true };
    expect(stateOf(told, 'choice')).toBe('owed');
    for (const id of ['food', 'night', 'compensation'] as const) {
      expect(rightIn(told, id)).toMatchObject({ state: 'not-owed', reason: 'wasTold' });
    }
  });

  it('depend where the delay or the length is not known', () => {
    expect(stateOf({ ...late, leftLate: undefined }, 'choice')).toBe('depends');
    expect(rightIn(late, 'compensation')).toMatchObject({ reason: 'delayUnknown' });
    const unmeasured = { ...late, crossing: undefined, arrivedLate: 200 };
    expect(rightIn(unmeasured, 'compensation')).toMatchObject({ reason: 'lengthUnknown' });
  });
});

describe('compensation', () => {
  // Article 19(1) and its second sentence: 25 % from a delay on, 50 % beyond its double.
  it.each([
    [240, 59, undefined],
    [240, 60, 25],
    [240, 120, 25],
    [240, 121, 50],
    [241, 119, undefined],
    [241, 120, 25],
    [480, 240, 25],
    [480, 241, 50],
    [481, 179, undefined],
    [1440, 180, 25],
    [1440, 361, 50],
    [1441, 359, undefined],
    [1441, 360, 25],
    [1441, 721, 50],
  ] as const)(
    'for %i minutes of crossing and %i late is %p percent',
    (crossing, arrivedLate, percent) => {
      const right = rightIn({ ...late, crossing, arrivedLate, priceCents: 5050 }, 'compensation');
      expect(right?.percent).toBe(percent);
      expect(right?.state).toBe(percent ? 'owed' : 'not-owed');
      expect(right?.cents).toBe(percent && Math.round((5050 * percent) / 100));
    },
  );

  it('depends on the proof of the company after a strike', () => {
    const struck: Incident = { ...late, cause: 'strike', arrivedLate: 300 };
    expect(rightIn(struck, 'compensation')).toMatchObject({ state: 'depends', percent: 50 });
  });
});
