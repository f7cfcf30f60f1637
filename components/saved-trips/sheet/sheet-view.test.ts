import { portOfAirport } from './sheet-view';

describe('portOfAirport', () => {
  it('returns the port of the boat, with its road to the airport', () => {
    expect(portOfAirport('ATH', 'piraeus')).toEqual({
      airport: 'ATH',
      port: 'piraeus',
      minutes: 75,
    });
    expect(portOfAirport('ATH', 'heraklion')?.minutes).toBeUndefined();
  });

  it('returns nothing for a port, or without a chosen boat', () => {
    expect(portOfAirport('piraeus', 'piraeus')).toBeUndefined();
    expect(portOfAirport('ATH', undefined)).toBeUndefined();
  });
});
