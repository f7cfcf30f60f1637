import type { IsoDate } from '@/lib/time/types';

/** A site that sells the tickets. */
export interface TicketPartner {
  readonly name: string;
  readonly url: string;
}

/** Where tickets of several operators are sold together; start pages. */
export const ticketPartners: readonly TicketPartner[] = [
  { name: 'Ferryhopper', url: 'https://www.ferryhopper.com/' },
  { name: 'Ferryscanner', url: 'https://www.ferryscanner.com/' },
  { name: 'Direct Ferries', url: 'https://www.directferries.com/' },
];

/**
 * The ports as Ferryhopper's own booking links name them (public links, read 2026-11-21). Only those seen in
 * such links: a guessed code would lead nowhere.
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

/**
 * Where a crossing of a day can be booked: the partner's results for these ports, or its start page where it
 * is not known how the partner names one of them.
 */
export function bookingLink(
  from: string,
  to: string,
  date: IsoDate,
  passengers: number,
): TicketPartner {
  const [partner] = ticketPartners as readonly [TicketPartner];
  const [a, b] = [ferryhopperPorts[from], ferryhopperPorts[to]];
  if (!a || !b) return partner;
  const day = date.replaceAll('-', '');
  return {
    name: partner.name,
    url: `https://www.ferryhopper.com/en/booking/results?itinerary=${a},${b}&dates=${day}&pax=${passengers}`,
  };
}
