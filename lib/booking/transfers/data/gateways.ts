import type { Gateway } from '../schema';

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
