import { atPortBy } from './at-port';

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
