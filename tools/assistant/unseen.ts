import type { Case } from './checks';
import { casesOf, tool, trip, within } from './forum-rows';

/*
 * Data: forty more forum messages, written after the rules for the others. 30 of them were
 * understood before any rule was added for them, which is the rate to expect for new messages. The
 * current date is 22 November 2026.
 */
export const unseen: readonly Case[] = casesOf('unseen', [
  [
    trip({ first: '2027-06-07', total: 9, wants: ['naxos', 'amorgos'], adults: 2 }),
    'Looking for advice - wife and I (late 60s) want Naxos and Amorgos, arriving Piraeus June 7, nine nights altogether, prefer the big slow ferries',
  ],
  [
    trip({ first: '2027-09-06', last: '2027-09-20', wants: ['tinos', 'syros'] }),
    'We have two weeks between 6 and 20 Sept, Tinos & Syros are musts, what else?',
  ],
  [
    trip({ first: '2027-07-03', total: 10, adults: 2, children: 1 }),
    'Couple with a 7yo, ten nights from July 3rd. Calm beaches, short ferry rides.',
  ],
  [
    trip({ first: '2027-05-22', total: 5, wants: ['kythnos', 'serifos'], start: 'piraeus|ATH' }),
    'kythnos then serifos, 5 nights, may 22nd, coming from athens',
  ],
  [
    trip({ first: '2027-08-09', total: 6, wants: ['ios'], adults: 5 }),
    '5 lads heading to Ios 9th Aug for 6 nights, what boats do we want',
  ],
  [
    trip({ first: '2027-06-15', total: 12, wants: ['milos', 'sifnos', 'paros'], adults: 2 }),
    'Could somebody check this: Milos 4 nights, Sifnos 4 nights, Paros 4 nights, starting June 15?',
  ],
  [
    trip({ first: '2027-10-02', total: 6, wants: ['santorini'], avoids: ['mykonos'] }),
    'Oct 2-8, definitely Santorini, definitely no Mykonos, one more island would be nice',
  ],
  [
    trip({ first: '2027-06-30', wants: ['koufonisia', 'iraklia', 'schinoussa'], total: 8 }),
    'small cyclades hop: koufonissi, iraklia and schinousa, 30 June, 8 nights',
  ],
  [
    trip({ first: '2027-07-12', total: 7, limit: 1500, adults: 2 }),
    'is 1500 euros enough for two for a week starting 12 july on some less known island',
  ],
  [
    trip({ first: '2027-09-11', flight: 'JMK@2027-09-21T10:15', wants: ['naxos'] }),
    'From Athens on the 11th of September, must be at Mykonos airport on the 21st for a 10:15 flight. Naxos in between.',
  ],
  [
    trip({ first: '2027-05-08', total: 7, vehicle: 'car', wants: ['andros', 'tinos'] }),
    'taking our own car to andros and tinos, 8 may, 1 week',
  ],
  [
    trip({ ...within('2027-06-07', '2027-06-21'), total: 4, wants: ['folegandros'] }),
    'four nights folegandros some time mid june',
  ],
  [
    tool('searchFerries', { from: 'naxos', to: 'santorini' }),
    'naxos to santorini which ferry is quickest?',
  ],
  [
    tool('searchFerries', { from: 'piraeus', to: 'syros', date: '2027-04-30' }),
    'what time is the last boat from piraeus to syros on 30 april',
  ],
  [tool('getClimate', { island: 'naxos', month: 10 }), 'can you still swim in naxos in october'],
  [tool('searchHotels', { island: ['folegandros'] }), 'recommend a hotel in folegandros'],
  [tool('findPassages', { page: '/guides/amorgos' }), 'hikes on amorgos?'],
  [tool('searchVehicles', { island: ['milos'] }), 'where can i hire a quad in milos'],
  [
    tool('findTransfers', { island: 'mykonos' }),
    'how far is mykonos new port from town and is there a bus',
  ],
  [
    tool('planBudget', { island: ['paros'], month: 7 }),
    'rough cost of a week in paros in july for 2?',
  ],
  [tool('findPhrases'), 'how do you say thank you in greek'],
  [tool('getIsland', { island: 'sikinos' }), 'tell me about sikinos'],
  [
    trip({ first: '2027-07-05', total: 7, wants: ['naxos', 'koufonisia'], adults: 2 }),
    'Είμαστε ζευγάρι και σκεφτόμαστε Νάξο και Κουφονήσια από Δευτέρα 5 Ιουλίου για 7 βράδια',
  ],
  [
    trip({ first: '2027-08-01', total: 10, children: 1, adults: 2 }),
    'Οικογένεια με 2 παιδιά 4 και 7 χρονών, 1 με 11 Αυγούστου, ψάχνουμε ήσυχα νησιά με ρηχές παραλίες',
  ],
  [
    trip({ first: '2027-06-18', total: 3, wants: ['syros'], start: 'piraeus|ATH' }),
    'Τρία βράδια Σύρο από Παρασκευή 18 Ιουνίου, αναχώρηση Πειραιά',
  ],
  [
    trip({ first: '2027-09-01', total: 8, wants: ['milos', 'kimolos'], vehicle: 'car' }),
    'με το αμάξι μας Μήλο Κίμωλο 1 με 9 Σεπτεμβρίου',
  ],
  [
    trip({ first: '2027-07-19', total: 6, limit: 1000, adults: 2 }),
    'έξι νύχτες από 19 Ιουλίου, δύο άτομα, μέχρι 1000 ευρώ όλα μαζί, πού να πάμε',
  ],
  [
    trip({ first: '2027-06-26', avoids: ['santorini'], wants: ['anafi'], total: 5 }),
    'Ανάφη 5 βράδια από 26/6 αλλά χωρίς στάση στη Σαντορίνη',
  ],
  [
    tool('searchFerries', { from: 'rafina', to: 'tinos', date: '2027-08-14' }),
    'Ραφήνα Τήνος 14 Αυγούστου έχει πλοίο το πρωί;',
  ],
  [
    tool('searchHotels', { island: ['paros'] }),
    'Κανένα καλό ξενοδοχείο στην Πάρο κοντά στη θάλασσα;',
  ],
  [tool('getSailingWeather'), 'λες να έχει απαγορευτικό αύριο;'],
  [
    tool('getShelteredBeaches', { island: 'naxos' }),
    'ποια παραλία στη Νάξο δεν την πιάνει ο βοριάς;',
  ],
  [tool('planBudget', { island: ['mykonos'], month: 8 }), 'πόσο πάει μια βδομάδα Μύκονο Αύγουστο;'],
  [tool('findPassages', {}), 'τι να δούμε στην Τήνο'],
  [
    trip({ first: '2027-07-02', total: 6, wants: ['sifnos', 'milos'], adults: 3 }),
    '3 atoma, sifno kai milo, 6 vradia apo paraskevi 2 iouliou',
  ],
  [
    trip({ first: '2027-08-20', total: 5, wants: ['andros'], vehicle: 'car' }),
    'andro me to amaksi 20-25 avgoustou',
  ],
  [
    tool('searchFerries', { from: 'piraeus', to: 'paros' }),
    'posa euro exei to eisitirio gia paro apo peiraia',
  ],
  [tool('searchHotels', { island: ['ios'] }), 'fthina domatia stin io?'],
  [
    trip({ first: '2027-06-12', total: 7, avoids: ['santorini', 'mykonos'] }),
    'mia vdomada apo 12 iouniou, oxi santorini oxi mykono, hsyxia kai kalo fai',
  ],
  [tool('getClimate', { island: 'paros', month: 5 }), 'einai kryo to nero stin paro ton maio?'],
]);
