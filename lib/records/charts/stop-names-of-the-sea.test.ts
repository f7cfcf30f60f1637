import { locales } from '@/lib/foundation/i18n/locales';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { chooseWindow } from './choose-window';
import { bareName } from './names';
import { groundOf, landAt } from './route-land';
import { type NamedStop, stopNameBox, stopNameWidths } from './stop-name-box';
import { placeStopNames } from './stop-names';
import { tierWidth } from './types';
import { percentIn } from './window';

const { stations, ports } = liveNetwork();
const places = [...stations.values()].flatMap(({ name, portIds }) => {
  const port = ports.get(portIds[0] ?? '');
  return port ? [{ id: port.stationId, name, position: port.position }] : [];
});
const best = ['santorini', 'mykonos', 'naxos', 'paros', 'milos', 'piraeus'];

describe.each(locales)('names of all places of the network, %s', (locale) => {
  test.each(['hero', 'poster'] as const)('never cover another island (%s)', (layout) => {
    const window = chooseWindow(
      places.map(({ position }) => position),
      layout,
    );
    const ground = groundOf(window);
    const stops = places.map(({ id, name, position }): NamedStop => {
      const land = landAt(position);
      return {
        id,
        name: bareName(name[locale]),
        point: percentIn(window, position),
        rank: ['piraeus', 'rafina', 'lavrio'].includes(id) ? 0 : 2,
        land: land?.id,
        size: land?.size,
      };
    });
    const aspect = window.width / window.height;
    const found = placeStopNames(stops, layout, aspect, { ground });
    for (const id of best) expect([id, found.get(id)?.tier]).toEqual([id, expect.any(Number)]);
    for (const width of stopNameWidths[layout]) {
      const height = width / aspect;
      for (const stop of stops) {
        const choice = found.get(stop.id);
        if (!choice || width < tierWidth[layout][choice.tier]) continue;
        const { left, top, right, bottom } = stopNameBox(stop, choice, width, height);
        const words = {
          left: (left / width) * 100,
          right: (right / width) * 100,
          top: ((top + 3) / height) * 100,
          bottom: ((bottom - 3) / height) * 100,
        };
        expect([stop.id, ground.isForeign(words, stop.land, choice.leader)]).toEqual([
          stop.id,
          false,
        ]);
      }
    }
  });
});
