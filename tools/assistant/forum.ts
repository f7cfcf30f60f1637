import type { Case } from './checks';
import { casesOf, tool, trip, within } from './forum-rows';

/*
 * Data: messages as written in travel forums, in English, Greek and Greek in Latin letters, with
 * their meaning. Held out and counted separately. The current date is 22 November 2026.
 */

/** The first sixty-odd messages; rules were added for those that were misread. */
export const forum: readonly Case[] = casesOf('forum', [
  [
    trip({
      ...within('2027-09-10', '2027-09-20'),
      wants: ['naxos', 'paros'],
      avoids: ['mykonos'],
      totalWithin: [9, 11],
      adults: 2,
      children: 0,
    }),
    'hi all! we are two adults + toddler thinking of naxos and paros 10-12 days mid to late sept, flying in and out of athens, not mykonos pls',
  ],
  [
    trip({
      first: '2027-07-04',
      wants: ['milos', 'folegandros'],
      flight: 'JTR@2027-07-14T18:20',
    }),
    'we land 7pm on the 3rd of july in athens and fly home from santorini on the 14th at 18:20, milos and folegandros on the way?',
  ],
  [
    trip({
      ...within('2027-07-01', '2027-07-07'),
      wants: ['santorini'],
      total: 12,
      adults: 2,
      islands: [3, 3],
    }),
    'island hopping honeymoon first half of July, 12 nights, santorini + 2 other islands, money not really an issue',
  ],
  [
    trip({ first: '2027-06-04', total: 9, wants: ['paros'], islands: [3, 3] }),
    'Paros + 2 other islands, 9 nights from june 4th',
  ],
  [
    trip({ ...within('2027-06-01', '2027-06-07'), total: 7, adults: 2, limit: 1500 }),
    'around 1500 for both of us, one week beg of june, somewhere quiet with nice beaches',
  ],
  [
    trip({ first: '2027-05-10', total: 5, legs: 2 }),
    'max 2 ferries, 6 days in may starting the 10th, we dont like rushing',
  ],
  [
    trip({ first: '2027-06-14', total: 10, wants: ['naxos', 'koufonisia', 'amorgos'] }),
    'arriving Athens 14th of june and out on the 24th, want to see Naxos, Koufonissia, Amorgos',
  ],
  [
    trip({ first: '2027-09-12', total: 7, wants: ['sifnos'], adults: 4 }),
    '2 couples, one week in Sifnos from 12/9',
  ],
  [
    trip({ first: '2027-08-20', total: 6, wants: ['andros', 'tinos'] }),
    'Andos and Tinos 6 nights from 20 august',
  ],
  [
    trip({ first: '2027-05-03', totalWithin: [28, 30] }),
    'one month in the cyclades starting may 3, slow travel',
  ],
  [
    trip({
      ...within('2027-09-05', '2027-09-06'),
      flight: 'JTR@2027-09-15T12:00',
      nights: { naxos: 4 },
      start: 'JMK|mykonos',
    }),
    'Flying into Mykonos 5 sept late evening and out of Santorini 15 sept at noon. Naxos 4 nights. Where else?',
  ],
  [
    trip({ first: '2027-09-21', totalWithin: [8, 10], wants: ['ios'], adults: 6 }),
    'we have 9 full days from 21 Sep, party of 6 friends, nightlife + beaches, ios def',
  ],
  [
    trip({ first: '2027-06-10', total: 7, wants: ['syros', 'tinos'], adults: 4 }),
    'travelling w/ my elderly parents (so 4 of us in total), 8 days around 10 june, easy pace, no fast boats please they get sick, Syros Tinos',
  ],
  [
    trip({ first: '2027-07-17', nights: { santorini: 3, naxos: 4, paros: 3 }, total: 10 }),
    'thinking 3 nights santorini then 4 naxos then 3 paros, start 17 july',
  ],
  [
    trip({ first: '2027-07-17', nights: { santorini: 3, naxos: 4, milos: 3 }, total: 10 }),
    'Santorini 3N, Naxos 4N, Milos 3N from July 17',
  ],
  [
    trip({ first: '2027-04-29', total: 5, avoids: ['santorini'], adults: 1 }),
    'solo female traveller, 5 nights over easter, hiking, no santorini',
  ],
  [
    trip({ ...within('2027-10-01', '2027-10-07'), total: 6, islands: [1, 3] }),
    'what would be a good 7 day route in early october starting & ending in athens, love food and hiking, not more than 3 islands',
  ],
  [
    trip({
      first: '2027-06-26',
      total: 10,
      wants: ['paros', 'antiparos'],
      adults: 3,
      children: 1,
    }),
    'We’re a family of five (kids 4, 7 and 12) and have from the 26th of June until the 6th of July, Paros and Antiparos',
  ],
  [
    trip({ first: '2027-05-08', total: 3, wants: ['milos', 'sifnos'] }),
    'is 4 days enough for milos AND sifnos from the 8th of may?',
  ],
  [
    trip({ ...within('2027-05-21', '2027-05-28'), total: 3, wants: ['kea'], start: 'lavrio' }),
    'leaving from Lavrio, long weekend in Kea end of may',
  ],
  [
    trip({ first: '2027-06-10', total: 9, wants: ['naxos'], adults: 2, children: 0 }),
    'any ideas for 10 days in greece with a baby in june - from the 10th - naxos and somewhere small',
  ],
  [
    trip({ first: '2027-07-01', total: 8, nights: { paros: 5 }, islands: [2, 2] }),
    'paros 5 nights from 1st july, then wherever quiet for 3 nights',
  ],
  [
    trip({ first: '2027-08-22', wants: ['serifos', 'sifnos'], flight: 'ATH@2027-08-30T10:00' }),
    'We fly out of Athens on 30 Aug at 10am so need to be back the night before. 8 nights, Serifos & Sifnos',
  ],
  [
    trip({ first: '2027-09-01', total: 14 }),
    'looking at 2 weeks, 1st to 15th sept, prefer to avoid the touristy ones, sleep in one place at least 3 nights',
  ],
  [
    trip({
      first: '2027-09-06',
      total: 8,
      wants: ['amorgos'],
      adults: 2,
      islands: [2, 2],
      limit: 1800,
    }),
    'my gf and i want to do amorgos + 1 quiet island, 8 nights from sept 6, budget 1800',
  ],
  [
    trip({ first: '2027-07-03', total: 7, wants: ['tinos', 'andros', 'syros'], start: 'rafina' }),
    'tinos andros syros - 7 nights - arriving rafina 3 july',
  ],
  [
    trip({ first: '2027-06-12', total: 8, end: 'santorini|JTR' }),
    'Need itinerary: 12-20 June, Athens start, Santorini finish',
  ],
  [
    trip({
      ...within('2027-05-21', '2027-06-07'),
      total: 8,
      avoids: ['santorini', 'mykonos'],
    }),
    'no santorini or mykonos, been there done that. 9 days, late may early june',
  ],
  [
    trip({
      ...within('2027-08-16', '2027-08-18'),
      totalWithin: [13, 15],
      wants: ['naxos', 'paros'],
      vehicle: 'car',
    }),
    'last 2 weeks of august with our own car, naxos paros',
  ],
  [
    trip({ first: '2027-05-07', nights: { syros: 3, tinos: 2 }, total: 5 }),
    'Syros for 3 days then Tinos for 2, from Friday 7 May',
  ],
  [
    trip({ first: '2027-07-11', flight: 'JTR@2027-07-19T21:00', start: 'JMK|mykonos' }),
    'landing at JMK 11th july 2pm, leaving from JTR 19th 9pm. ios or naxos in between?',
  ],
  [
    trip({ first: '2026-11-26', totalWithin: [3, 4] }),
    'a few days in november, from thursday, near athens',
  ],
  [
    trip({ ...within('2027-07-01', '2027-07-07'), total: 7, limit: 2000 }),
    'we want a week of beaches in the first two weeks of July for under 2k',
  ],
  [
    trip({
      first: '2027-09-13',
      total: 7,
      wants: ['santorini', 'milos', 'naxos'],
      adults: 2,
      limit: 1600,
    }),
    'can we fit Santorini Milos and Naxos into 8 days starting 13th September? 2 of us, ~€200 a day',
  ],
  [
    tool('searchFerries', { from: 'naxos', to: 'santorini', date: '2027-08-03' }),
    'whats the fastest way from naxos to santorini on 3 aug',
  ],
  [
    tool('searchFerries', { from: 'santorini', to: 'heraklion', date: '2027-10-05' }),
    'ferry santorini → crete in october 5th?',
  ],
  [
    tool('searchFerries', { from: 'folegandros', to: 'milos' }),
    'is there a boat between folegandros and milos on thursdays in june',
  ],
  [tool('getClimate', { island: 'naxos', month: 7 }), 'how bad is the wind in naxos in late july'],
  [
    tool('searchHotels', { island: ['folegandros'] }),
    'hotel recs for folegandros under 120 a night',
  ],
  [tool('findTransfers', { island: 'paros' }), 'where do i catch the bus from paros port'],
  [
    trip({ first: '2027-06-19', total: 2, adults: 4, start: 'lavrio' }),
    'Παιδιά καλησπέρα, λέμε για τριήμερο Αγίου Πνεύματος σε κάποιο κοντινό νησί από Λαύριο, 2 ζευγάρια',
  ],
  [
    trip({ first: '2027-08-15', total: 4, wants: ['naxos'] }),
    '15 Αυγούστου φεύγουμε για 5 μέρες Νάξο',
  ],
  [
    trip({ first: '2027-08-13', total: 4, wants: ['tinos'], adults: 2 }),
    'Δεκαπενταύγουστο στην Τήνο, από 13 έως 17, δύο άτομα',
  ],
  [trip({ first: '2027-04-29', total: 3 }), 'Πάσχα στη Σέριφο ή στη Σίφνο 4 μέρες'],
  [
    trip({
      ...within('2027-09-01', '2027-09-07'),
      total: 5,
      adults: 2,
      children: 0,
      vehicle: 'car',
    }),
    'θελω να παω καπου με τη γυναικα μου και το μωρο αρχες σεπτεμβρη 6 μερες οχι πολυ μακρια απο Πειραια, με αυτοκινητο',
  ],
  [
    trip({
      ...within('2027-07-04', '2027-07-05'),
      wants: ['naxos'],
      start: 'mykonos|JMK',
      end: 'santorini|JTR',
      last: '2027-07-12',
    }),
    'Φτάνουμε Μύκονο 4 Ιουλίου το βράδυ και φεύγουμε από Σαντορίνη 12 Ιουλίου, Νάξο θέλουμε σίγουρα',
  ],
  [
    trip({
      ...within('2027-06-12', '2027-06-22'),
      totalWithin: [6, 7],
      wants: ['milos'],
      islands: [2, 3],
      adults: 2,
      limit: 1200,
    }),
    '7-8 μέρες μέσα με τέλη Ιουνίου, Μήλος σίγουρα και 1-2 ακόμα νησιά, μπάτζετ 1200 για δύο',
  ],
  [
    trip({ ...within('2027-07-01', '2027-07-10'), total: 7, adults: 5, limit: 5000 }),
    'με 1000€ το άτομο για 8 μέρες πρώτο δεκαήμερο Ιουλίου τι νησιά προτείνετε; είμαστε παρέα 5 ατόμων',
  ],
  [
    trip({ first: '2027-06-20', total: 8, wants: ['amorgos', 'donousa'] }),
    'Αμοργό και Δονούσα από 20/6 μέχρι 28/6 χωρίς ταχύπλοα',
  ],
  [
    trip({
      first: '2027-09-12',
      total: 10,
      wants: ['santorini', 'milos'],
      adults: 2,
      islands: [3, 3],
    }),
    'ταξιδι του μελιτος 10 βραδια απο 12 σεπτεμβρη σαντορινη μηλο και κατι πιο ησυχο',
  ],
  [
    trip({ first: '2027-08-03', flight: 'JMK@2027-08-10T21:30', start: 'JTR|santorini' }),
    'Πετάμε από Θεσσαλονίκη για Σαντορίνη 3/8 και γυρνάμε από Μύκονο 10/8 στις 21:30',
  ],
  [trip({ first: '2027-06-18', total: 2, wants: ['kythnos'] }), 'ΣΚ στην Κύθνο 18 με 20 Ιουνίου'],
  [
    trip({
      first: '2027-06-05',
      total: 8,
      avoids: ['mykonos', 'santorini'],
      islands: [3, 3],
    }),
    'Θέλουμε 3 νησιά σε 9 μέρες από τις 5 Ιουνίου, αλλά όχι Μύκονο Σαντορίνη',
  ],
  [
    trip({ first: '2027-07-02', total: 7, nights: { folegandros: 4, sikinos: 3 } }),
    'τι λέτε για Φολέγανδρο 4 βράδια + Σίκινο 3 από 2 Ιουλίου',
  ],
  [
    trip({ first: '2027-08-01', total: 14 }),
    'έχω άδεια 1-15 Αυγούστου και θέλω να δω όσα περισσότερα νησιά γίνεται',
  ],
  [
    tool('searchFerries', { from: 'santorini', to: 'anafi', date: '2027-08-04' }),
    'Ποιο πλοίο πάει Ανάφη από Σαντορίνη στις 4 Αυγούστου;',
  ],
  [
    tool('planBudget', { island: ['sifnos'], month: 7 }),
    'κοστος για 5 μερες σε σιφνο τον ιουλιο για οικογενεια με 2 παιδια',
  ],
  [
    trip({ first: '2027-06-05', total: 7, wants: ['naxos', 'paros'], limit: 1000 }),
    ['thelo na pao Naxo kai Paro ton Iounio me 1000 euro', 'stis 5, mia vdomada'],
  ],
  [
    trip({ first: '2027-07-10', total: 4, wants: ['sifnos'], adults: 2 }),
    'pame me thn kopela mou 5 meres sifno apo 10 iouliou, kati hsyxo kai oikonomiko',
  ],
  [
    trip({
      ...within('2027-09-01', '2027-09-07'),
      total: 7,
      adults: 4,
      avoids: ['mykonos'],
      vehicle: 'car',
    }),
    'exoume 8 meres arxes septemvri, 4 atoma, xoris mykono, me amaxi',
  ],
  [tool('getClimate', { island: 'milos', month: 10 }), 'ti kairo exei sth milo ton oktovrio'],
  [
    tool('searchFerries', { from: 'piraeus', to: 'amorgos', date: '2027-07-15' }),
    'ploio gia amorgo apo peiraia 15 ioulh',
  ],
  [
    trip({ first: '2027-05-28', total: 2, wants: ['kea'], start: 'lavrio' }),
    'triimero stin kea me ploio apo lavrio 28 maiou',
  ],
  [
    tool('planBudget', { island: ['milos'], month: 8 }),
    'poso kanei mia evdomada sti milo ton avgousto',
  ],
  [
    trip({ first: '2027-07-01', total: 14, wants: ['naxos', 'amorgos', 'koufonisia'] }),
    'thelw diakopes 2 vdomades apo 1 ioulioy naksos amorgos koufonhsia',
  ],
  [tool('findPassages', {}), 'pou na meinoume sti serifo'],
  [
    trip({ first: '2027-08-13', total: 4, wants: ['koufonisia'], adults: 2 }),
    'dekapentavgoustos sta koufonisia 4 nyxtes 2 atoma',
  ],
  [
    trip({ first: '2027-04-29', totalWithin: [3, 4], wants: ['syros'] }),
    'pasxa sti syro 4 meres oikogeneia me 2 paidia',
  ],
]);

/**
 * Thirty more, written after those rules: 23 were understood before any rule was added for them.
 */
export const laterForum: readonly Case[] = casesOf('forum', [
  [
    trip({ first: '2027-06-22', total: 8, wants: ['milos', 'kimolos'], adults: 2 }),
    'hey everyone me n my husband are planning milos + kimolos for 8 nights from june 22 any tips on the ferries welcome',
  ],
  [
    trip({
      ...within('2027-05-12', '2027-05-25'),
      totalWithin: [6, 7],
      islands: [1, 2],
    }),
    'mid to end of may, 7-8 days, 2 islands max, we love walking',
  ],
  [
    trip({ first: '2027-07-08', total: 6, end: 'mykonos|JMK', wants: ['paros'] }),
    'we get to athens 8 july in the morning and leave from mykonos on the 14th, would like some days in paros',
  ],
  [
    trip({ first: '2027-09-18', total: 7, limit: 2400, adults: 3 }),
    '3 friends, one week from sept 18th, budget about 800 each, beaches and bars',
  ],
  [
    trip({ first: '2027-08-02', total: 12, avoids: ['santorini', 'mykonos'], children: 2 }),
    'Family with two kids (6 and 9) 2nd to 14th August. Skip Mykonos and Santorini please, kids need sand!',
  ],
  [
    trip({ ...within('2027-06-23', '2027-07-07'), total: 10, wants: ['naxos'] }),
    'late june / early july, 10 nights, naxos for sure, the rest is open',
  ],
  [
    trip({ first: '2027-06-10', flight: 'JTR@2027-06-19T07:30', wants: ['folegandros'] }),
    'start piraeus 10th june, flight out of santorini is 19th june 7:30 am, folegandros a must',
  ],
  [
    trip({ first: '2027-05-14', total: 2, start: 'rafina', wants: ['andros'] }),
    'quick weekend on Andros from Rafina, 14-16 May, no car',
  ],
  [
    trip({ first: '2027-09-03', total: 9, nights: { sifnos: 4, serifos: 2, milos: 3 } }),
    'sept 3: 4 nights sifnos, 2 serifos, 3 milos. doable?',
  ],
  [
    trip({ ...within('2027-10-01', '2027-10-08'), total: 7, adults: 1 }),
    'going alone for a week at the beginning of october, somewhere authentic without crowds',
  ],
  [
    trip({ first: '2027-07-20', totalWithin: [4, 5], wants: ['koufonisia'], adults: 4 }),
    'two couples, 5 days koufonisia from the 20th july, cheap if possible',
  ],
  [
    trip({ first: '2027-06-05', totalWithin: [13, 14], adults: 2 }),
    'Two weeks starting Saturday June 5th for the two of us, mix of lively and quiet islands, no rush',
  ],
  [
    trip({ first: '2027-08-17', totalWithin: [6, 7], wants: ['amorgos'], vehicle: 'motorcycle' }),
    'amorgos with our motorbike, 17-24 august',
  ],
  [
    tool('searchFerries', { from: 'paros', to: 'sifnos' }),
    'can you get from paros to sifnos without going back to piraeus',
  ],
  [tool('getClimate', { island: 'santorini', month: 3 }), 'is santorini too cold in march??'],
  [tool('searchActivities', { island: ['milos'] }), 'best boat tour in milos?'],
  [tool('getIsland', { island: 'tinos' }), 'is tinos worth it'],
  [
    trip({ first: '2027-06-19', totalWithin: [2, 3], wants: ['tinos'] }),
    'Αγίου Πνεύματος Τήνο, φεύγουμε Σάββατο 19 Ιουνίου για 3 μέρες',
  ],
  [
    trip({ first: '2027-07-01', total: 9, wants: ['ios', 'santorini'], adults: 4, limit: 2800 }),
    '10 μερες απο 1η ιουλιου ιο και σαντορινη 4 ατομα με 700 ευρω ο καθενας',
  ],
  [
    trip({ ...within('2027-08-23', '2027-08-31'), total: 5, avoids: ['mykonos'], vehicle: 'car' }),
    'τελευταία εβδομάδα Αυγούστου 5 νύχτες με το αμάξι κάπου με καλό φαγητό, Μύκονο όχι',
  ],
  [
    trip({ first: '2027-06-25', total: 6, start: 'JTR|santorini', wants: ['anafi'] }),
    'Προσγειωνόμαστε Σαντορίνη στις 25 Ιουνίου, επιστροφή Αθήνα 1 Ιουλίου, θέλουμε και Ανάφη',
  ],
  [
    trip({ first: '2027-09-04', total: 7, islands: [2, 2], wants: ['sifnos'] }),
    'Σίφνος κι άλλο ένα νησί, μια εβδομάδα από 4 Σεπτέμβρη',
  ],
  [
    trip({ first: '2027-05-01', totalWithin: [2, 4], start: 'lavrio' }),
    'τετραήμερο Πρωτομαγιάς από Λαύριο κάπου κοντά με το σκύλο μας',
  ],
  [
    tool('searchFerries', { from: 'piraeus', to: 'milos', date: '2027-06-12' }),
    'τι ώρα έχει καράβι Πειραιά Μήλο 12 Ιουνίου',
  ],
  [
    tool('planBudget', { island: ['naxos'], month: 9 }),
    'πόσα λεφτά θέλουμε για μια βδομάδα στη Νάξο το Σεπτέμβρη δύο άτομα',
  ],
  [
    trip({ first: '2027-08-05', totalWithin: [6, 7], wants: ['paros', 'antiparos'], adults: 3 }),
    '7 meres paro antiparo apo 5 avgoustou, 3 atoma, oxi polu akriva',
  ],
  [
    trip({ first: '2027-06-14', total: 5, wants: ['folegandros'], adults: 2 }),
    'me ton adra mou theloume 5 nyxtes folegandro apo 14/6',
  ],
  [
    tool('searchFerries', { from: 'rafina', to: 'andros' }),
    'ti ora feygei to ploio apo rafina gia andro aurio',
  ],
  [
    trip({ ...within('2027-06-01', '2027-06-07'), totalWithin: [6, 7], adults: 2 }),
    'prwth evdomada iouniou, 7 meres, zeugari, hsyxa nhsia me wraies paralies',
  ],
  [tool('listIslands'), 'poio nisi exei tis kalyteres paralies'],
]);
