import { airportCodes as gatewayCodes } from '@/lib/sea/planner/problem/gateways';
import { airportCodes, airportsByName, isAirportCode } from './airports';
import { initials, pictureAddress } from './rules';

describe('initials', () => {
  it.each([
    ['Eleni Papadaki', 'EP'],
    ['Έλλη Ώρα', 'ΕΩ'],
    ['maria del carmen ruiz', 'MR'],
    ['Άννα', 'Α'],
    ["Sinéad O'Connor", 'SO'],
    ['  (Nikos)  K. ', 'NK'],
    ['李 小龍', '李小'],
    ['🐙', ''],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('pictureAddress', () => {
  it('accepts hosted pictures only', () => {
    const hosted = 'https://example.org/storage/v1/object/public/avatars/1/2.webp';
    expect(pictureAddress(hosted)).toBe(hosted);
    for (const other of ['javascript:alert(1)', 'data:image/png;base64,', 'avatar.png', 7, null]) {
      expect(pictureAddress(other)).toBeUndefined();
    }
  });
});

describe('airports', () => {
  it('are the start airports of the planner', () => {
    expect([...airportCodes].sort()).toEqual([...gatewayCodes].sort());
    expect(isAirportCode('ATH')).toBe(true);
    expect(isAirportCode('ath')).toBe(false);
  });

  it('are sorted in the language, Athens first', () => {
    for (const locale of ['en', 'el'] as const) {
      const [athens, ...others] = airportsByName(locale);
      expect(athens?.code).toBe('ATH');
      const names = others.map(({ name }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    }
  });
});
