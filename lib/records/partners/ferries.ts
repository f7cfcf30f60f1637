import { addressOf, usableDates, usableGuests } from './carry-over';
import type { Partner } from './types';

/**
 * Codes of the ports in Ferryhopper's own booking links (public links, read 2026-11-21). Only codes
 * seen in such links are here: a guessed one would lead nowhere.
 */
const ferryhopperPorts: Readonly<Record<string, string>> = {
  piraeus: 'PIR',
  rafina: 'RAF',
  lavrio: 'LAV',
  heraklion: 'HER',
  'kea-korissia': 'KEA',
  'kythnos-merichas': 'KYT',
  'serifos-livadi': 'SER',
  'sifnos-kamares': 'SIF',
  'milos-adamas': 'MLO',
  'kimolos-psathi': 'KMS',
  'folegandros-karavostasis': 'FOL',
  'sikinos-alopronia': 'SIK',
  'ios-gialos': 'IOS',
  'santorini-athinios': 'JTR',
  'anafi-agios-nikolaos': 'ANA',
  'paros-parikia': 'PAS',
  'naxos-chora': 'JNX',
  'syros-ermoupoli': 'JSY',
  'mykonos-tourlos': 'JMK',
  'tinos-chora': 'TIN',
  'amorgos-katapola': 'AMO',
  'amorgos-aegiali': 'AIG',
  'koufonisia-ano-koufonisi': 'KOU',
  'donousa-stavros': 'DON',
  'schinoussa-mersini': 'SXI',
  'iraklia-agios-georgios': 'IRK',
};

/** Sells tickets of most companies. */
export const ferryhopper: Partner = {
  name: 'Ferryhopper',
  home: 'https://www.ferryhopper.com/',
  searches: {
    ferry(search) {
      const [from, to] = [search.from, search.to].map((port) =>
        Object.hasOwn(ferryhopperPorts, port ?? '') ? ferryhopperPorts[port ?? ''] : undefined,
      );
      const { from: day } = usableDates(search);
      if (!from || !to || !day) return undefined;
      const address = addressOf('https://www.ferryhopper.com/en/booking/results', {
        dates: day.replaceAll('-', ''),
        pax: usableGuests(search, 30) ?? 1,
      });
      // Ferryhopper's own links do not encode the comma.
      address.search = `?itinerary=${from},${to}&${address.searchParams}`;
      return address;
    },
  },
};

/** The search addresses of the next two are not public, so links go to their start pages. */
export const ferryscanner: Partner = {
  name: 'Ferryscanner',
  home: 'https://www.ferryscanner.com/',
  searches: { ferry: () => undefined },
};

export const directFerries: Partner = {
  name: 'Direct Ferries',
  home: 'https://www.directferries.com/',
  searches: { ferry: () => undefined },
};
