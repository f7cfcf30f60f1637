import { atPortBy, atPortTimes } from './at-port';

const noon = 30_000_000;
const boat = (from: string) => ({ from, departure: noon });

describe('the check-in time', () => {
  it.each([
    ['piraeus', false, 60],
    ['piraeus', true, 90],
    ['paros-parikia', false, 30],
    ['paros-parikia', true, 60],
    ['paros-pounta', true, 20],
    ['a-port-of-another-feed', false, 30],
    ['a-port-of-another-feed', true, 60],
  ])('in %s, with a vehicle %s, is %i minutes before departure', (port, vehicle, minutes) => {
    expect(noon - (atPortBy(boat(port), vehicle) ?? 0)).toBe(minutes);
  });

  it('follows the timetable for a late boat, and the boat for an early one', () => {
    const delayed = (minutes: number) => ({
      ...boat('paros-parikia'),
      delay: { departure: minutes, arrival: minutes },
    });
    expect(atPortBy(delayed(45), false)).toBe(noon - 45 - 30);
    expect(atPortBy(delayed(-10), false)).toBe(noon - 30);
  });

  it('is omitted if it is before the arrival of the previous boat', () => {
    expect(atPortBy(boat('paros-parikia'), false, noon - 29)).toBeUndefined();
    expect(atPortBy(boat('paros-parikia'), false, noon - 30)).toBe(noon - 30);
  });
});

describe('the times at the port', () => {
  const times = (from: string, withVehicle: boolean, takesVehicles = true, arrived?: number) =>
    atPortTimes(boat(from), { withVehicle, takesVehicles, arrived });

  it('are those of the party, and of the others beside them', () => {
    expect(times('paros-parikia', false)).toMatchObject({ by: noon - 30, other: noon - 60 });
    expect(times('paros-parikia', true)).toMatchObject({ by: noon - 60, other: noon - 30 });
  });

  it('are one time on a boat without vehicles, also for a party with a car', () => {
    for (const withVehicle of [false, true]) {
      expect(times('paros-parikia', withVehicle, false)).toEqual({
        by: noon - 30,
        other: undefined,
        withVehicle: false,
        gate: undefined,
      });
    }
  });

  it('have the usual gate where the port has numbered ones', () => {
    expect(times('piraeus', false)?.gate?.en).toContain('E6');
    expect(times('rafina', false)?.gate).toBeUndefined();
  });

  it('leave out what comes before the arrival of the previous boat', () => {
    expect(times('paros-parikia', false, true, noon - 45)).toMatchObject({
      by: noon - 30,
      other: undefined,
    });
    expect(times('paros-parikia', true, true, noon - 45)).toBeUndefined();
  });
});
