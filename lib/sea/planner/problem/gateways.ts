/** Road from an airport to a port. */
export interface RoadToPort {
  readonly port: string;
  readonly minutes: number;
}

export const airportCodes = ['ATH', 'JMK', 'JTR', 'JNX', 'PAS', 'MLO', 'JSY', 'HER'] as const;
export type AirportCode = (typeof airportCodes)[number];

/**
 * Road minutes by car or taxi on an ordinary day: our estimates, rounded up, not measurements.
 * Checked on 2026-11-21 against published figures: bus Athens airport to Rafina 40 minutes and to
 * Piraeus 90 (ferryscanner.com), by car to Rafina half an hour (stefanundelke.de); bus Mykonos town
 * to its airport 15 (lablogueraviajeracom.wordpress.com), taxi 10 (cruiseportnavigator.com), the
 * new port 2 km behind the town (greciare.com); transfer Santorini airport to Oia 30
 * (travelark.org); Paros airport 10 km from Parikia (greecetransfers.gr), Milos airport 5 km from
 * Adamas (areadne.org), Syros airport 3 km from Ermoupoli (hotelemily.gr). Nothing was found for
 * Lavrio, Naxos and Heraklion.
 */
export const airportPorts: Readonly<Record<AirportCode, readonly RoadToPort[]>> = {
  ATH: [
    { port: 'rafina', minutes: 45 },
    { port: 'lavrio', minutes: 60 },
    { port: 'piraeus', minutes: 75 },
  ],
  JMK: [{ port: 'mykonos-tourlos', minutes: 15 }],
  JTR: [
    { port: 'santorini-athinios', minutes: 25 },
    { port: 'santorini-ammoudi', minutes: 35 },
  ],
  JNX: [{ port: 'naxos-chora', minutes: 10 }],
  PAS: [
    { port: 'paros-parikia', minutes: 20 },
    { port: 'paros-pounta', minutes: 15 },
  ],
  MLO: [
    { port: 'milos-adamas', minutes: 10 },
    { port: 'milos-pollonia', minutes: 20 },
  ],
  JSY: [{ port: 'syros-ermoupoli', minutes: 10 }],
  HER: [{ port: 'heraklion', minutes: 15 }],
};
