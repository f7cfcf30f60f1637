import { transfersAt } from '@/lib/booking/transfers/queries';
import { islands } from '@/lib/records/islands/data';
import { portGuides } from '@/lib/sea/ferries/ferry-guide/data';
import { portIndex, portView } from './port-view';

describe.each(['en', 'el'] as const)('ports of the guide (%s)', (locale) => {
  const ports = portGuides.map((guide) => portView(guide, islands, locale));

  it('have a name, and the note of the island’s record', () => {
    expect(ports).toHaveLength(portGuides.length);
    for (const { id, island, note, name } of ports) {
      expect(name).not.toBe('');
      expect([id, Boolean(note)]).toEqual([id, island !== null]);
    }
  });

  it('link to transfers into the town, except Heraklion', () => {
    const without = ports.filter(({ stop }) => !stop || transfersAt(stop).length === 0);
    expect(without.map(({ id }) => id)).toEqual(['heraklion']);
  });

  it('are listed in the index once, under their island', () => {
    const index = portIndex(ports, locale);
    expect(
      index
        .flatMap((entry) => entry.ports)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(portGuides.map(({ portId }) => portId).toSorted());
    const amorgos = index.find((entry) => entry.ports.some(({ id }) => id === 'amorgos-aegiali'));
    expect(amorgos?.ports.map(({ id }) => id)).toEqual(['amorgos-katapola', 'amorgos-aegiali']);
  });

  it('throw an error without a record', () => {
    const [first] = portGuides;
    if (!first) throw new Error('the guide is empty');
    expect(() => portView({ ...first, portId: 'nowhere', name: null }, islands, locale)).toThrow(
      'nowhere',
    );
  });
});
