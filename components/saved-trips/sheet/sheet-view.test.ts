import { portOfAirport } from './sheet-view';

describe('portOfAirport', () => {
  it('is the port of the boat, with its way by road', () => {
    expect(portOfAirport('ATH', 'piraeus')).toEqual({
      airport: 'ATH',
      port: 'piraeus',
      minutes: 75,
    });
    expect(portOfAirport('ATH', 'heraklion')?.minutes).toBeUndefined();
  });

  it('is nothing for a port, or where no boat is chosen', () => {
    expect(portOfAirport('piraeus', 'piraeus')).toBeUndefined();
    expect(portOfAirport('ATH', undefined)).toBeUndefined();
  });
});
