import type { BusLine, Gateway, Transfer } from '../schema';
import { attica } from './attica';
import { centreLines } from './lines-centre';
import { northAndWestLines } from './lines-north-west';
import { southLines } from './lines-south';
import { mykonosAndSyros } from './mykonos-syros';
import { naxosAndParos } from './naxos-paros';
import { north } from './north';
import { santoriniAndThirasia } from './santorini';
import { smallCyclades } from './small-cyclades';
import { south } from './south';
import { west } from './west';

/** Connections from the ports and airports of the islands, and between Athens and its ports. */
export const transfers: readonly Transfer[] = [
  ...attica,
  ...santoriniAndThirasia,
  ...mykonosAndSyros,
  ...naxosAndParos,
  ...north,
  ...west,
  ...south,
  ...smallCyclades,
];

/** The main lines of public buses, island by island. */
export const busLines: readonly BusLine[] = [...centreLines, ...southLines, ...northAndWestLines];

/** Starting points for the islands. Ports as in the table of ports of the timetable, within some 200 m. */
export const gateways = {
  athens: {
    name: { en: 'Athens centre (Syntagma)', el: 'Κέντρο Αθήνας (Σύνταγμα)' },
    position: { lat: 37.9755, lon: 23.7348 },
  },
  'athens-airport': {
    name: { en: 'Athens airport', el: 'Αεροδρόμιο Αθηνών' },
    position: { lat: 37.9364, lon: 23.9445 },
  },
  piraeus: {
    name: { en: 'Piraeus', el: 'Πειραιάς' },
    position: { lat: 37.9462, lon: 23.6405 },
  },
  rafina: { name: { en: 'Rafina', el: 'Ραφήνα' }, position: { lat: 38.0222, lon: 24.011 } },
  lavrio: { name: { en: 'Lavrio', el: 'Λαύριο' }, position: { lat: 37.7115, lon: 24.06 } },
} as const satisfies Record<string, Gateway>;
