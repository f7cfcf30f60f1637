import { operatorName, operatorOf } from './operator-name';

type Known = Parameters<typeof operatorOf>[1];

const blue = { id: 'blue', name: { en: 'Blue Star Ferries', el: 'Μπλου Σταρ' } };
const zante = { id: 'zante', name: { en: 'Zante Ferries', el: 'Ζάντε Φέρις' } };
const network = {
  trips: new Map([['boat-1', { lineId: 'line-1' }]]),
  lines: new Map([['line-1', { operatorId: 'zante' }]]),
  operators: new Map([
    ['blue', blue],
    ['zante', zante],
  ]),
} as unknown as Known;

describe('operatorName', () => {
  it.each([
    ['the boat itself, whatever was stored', 'boat-1', 'Old name', 'Ζάντε Φέρις'],
    ['the stored English name of a boat that sails no more', 'gone', blue.name.en, 'Μπλου Σταρ'],
    ['the stored Greek name', null, blue.name.el, 'Μπλου Σταρ'],
    ['what was stored, where nobody is called so', null, 'My uncle’s caique', 'My uncle’s caique'],
    ['nothing', null, '', ''],
  ])('comes from %s', (_source, sailing, operator, expected) => {
    expect(operatorName({ sailing, operator }, network, 'el')).toBe(expected);
  });

  it('is undefined if nothing is known', () => {
    expect(operatorOf({ sailing: null, operator: '' }, network)).toBeUndefined();
  });
});
