import type { Onward } from '../schema';

const to = (
  island: Onward['island'],
  iata: string,
  port: string,
  note: Onward['note'] = null,
): Onward => ({ island, iata, port, note });

const forFerries = {
  en: 'Fly to Athens and take the boat from the mainland: no airport of the islands is nearer in hours.',
  el: 'Πετάξτε ως την Αθήνα και πάρτε το πλοίο: κανένα αεροδρόμιο των νησιών δεν βγάζει πιο γρήγορα.',
};

const smallBoats = {
  en: 'The boat does not go every day: look up the sailings before the flight.',
  el: 'Το πλοίο δεν πάει κάθε μέρα: δείτε πρώτα τα δρομολόγια και μετά την πτήση.',
};

/**
 * The eighteen islands without an airport: where to land and from which port to go on, best first. Chosen by the
 * typical sailings; a test holds each to a boat without a change.
 */
export const onward: readonly Onward[] = [
  to('tinos', 'JMK', 'mykonos-tourlos'),
  to('tinos', 'ATH', 'rafina'),
  to('andros', 'ATH', 'rafina', forFerries),
  to('andros', 'JMK', 'mykonos-tourlos'),
  to('kea', 'ATH', 'lavrio', forFerries),
  to('kythnos', 'ATH', 'lavrio', forFerries),
  to('serifos', 'ATH', 'piraeus', forFerries),
  to('serifos', 'MLO', 'milos-adamas'),
  to('sifnos', 'MLO', 'milos-adamas'),
  to('sifnos', 'PAS', 'paros-parikia', smallBoats),
  to('kimolos', 'MLO', 'milos-pollonia'),
  to('antiparos', 'PAS', 'paros-pounta', {
    en: 'A quarter of an hour by taxi from the airport to the ferry, and ten minutes across.',
    el: 'Ένα τέταρτο με ταξί από το αεροδρόμιο ως το φέρι και δέκα λεπτά απέναντι.',
  }),
  to('ios', 'JTR', 'santorini-athinios'),
  to('ios', 'JNX', 'naxos-chora'),
  to('folegandros', 'JTR', 'santorini-athinios'),
  to('folegandros', 'MLO', 'milos-adamas'),
  to('sikinos', 'JTR', 'santorini-athinios', smallBoats),
  to('anafi', 'JTR', 'santorini-athinios', smallBoats),
  to('thirasia', 'JTR', 'santorini-athinios'),
  to('amorgos', 'JNX', 'naxos-chora'),
  to('koufonisia', 'JNX', 'naxos-chora'),
  to('schinoussa', 'JNX', 'naxos-chora', smallBoats),
  to('iraklia', 'JNX', 'naxos-chora', smallBoats),
  to('donousa', 'JNX', 'naxos-chora', smallBoats),
];
