import 'server-only';
import { z } from 'zod';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Operation } from '@/lib/platform/operations/operation';
import type { Network } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import type { Port, Station } from '@/lib/sea/timetable/types';
import { type PlacesAnswer, placesAnswer } from './answer-schema';

/** Islands and ports of the timetable in service, with the ids that searches and plans take. */
export const listPlaces: Operation<Network, never, PlacesAnswer> = {
  name: 'listPlaces',
  summary: 'Islands and ports, with their ids',
  description:
    'Call it for the ids of ports; names work in all tools. Every place in the timetable with its ports: the islands of the Cyclades, the mainland ports and the other gateways.',
  input: z.object({}),
  answer: placesAnswer,

  run: async () => ({ state: 'ok', result: ferryNetwork() }),

  async answerOf(network, locale) {
    const inOrder = new Intl.Collator(locale);
    return {
      label: labelOf(network, await timetableText(network.info, locale)),
      places: [...network.stations.values()]
        .map((station) => placeOf(network, station))
        .sort((one, other) => inOrder.compare(one.name[locale], other.name[locale])),
    };
  },

  // Without parameters there are no errors, and no rate limit applies.
  explain: async () => ({ message: '', fields: {} }),
};

function placeOf({ ports }: Network, { id, name, position, portIds }: Station) {
  return {
    id,
    name,
    kind: isIslandSlug(id) ? ('island' as const) : ('gateway' as const),
    position: pair(position),
    ports: portIds.flatMap((portId) => {
      const port = ports.get(portId);
      return port ? [portOf(port)] : [];
    }),
  };
}

const portOf = ({ id, name, position, minTransferMinutes }: Port) => ({
  id,
  name,
  position: pair(position),
  minTransferMinutes,
});

const pair = ([lon, lat]: readonly [number, number]): [number, number] => [lon, lat];
