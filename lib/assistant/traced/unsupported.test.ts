import { Evidence, markUnsupported } from './unsupported';

const journey = (departure: string, arrival: string, adultCents: number) => ({
  departure: `2027-06-05T${departure}+03:00`,
  arrival: `2027-06-05T${arrival}+03:00`,
  adultCents,
});

const evidence = new Evidence({
  results: [
    {
      journeys: [journey('09:00', '12:40', 2850), journey('17:30', '22:15', 4100)],
      vessel: 'Blue Star Naxos',
      cancelled: [],
      notes: 'Gate closes 16:45, bags €3.',
      highC: 27,
      seaC: 22.6,
      beaufort: 5,
      gustKmh: 46,
      stays: [{ name: 'Sunset Studios', phone: '+30 22850 12345' }],
    },
  ],
  questions: 'We have nine hundred euros, the flight leaves at 6.20pm. Is the Ariadne Hotel nice?',
});

const marked = (text: string) => markUnsupported(text, evidence, '!');

it.each([
  'The 09:00–12:40 costs €28.50, the 17:30 to 22:15 41 €.',
  'For the two of you €57 and €82; of your €900 much is left, and 18:20 is kept.',
  'Be there at 16:45; bags are €3. Das kostet 28,50 €.',
  'It leaves at nine and takes 3 h 40 min, or three hours and forty minutes.',
  'Take the 9 a.m. boat, or half past five in the afternoon.',
  'Up to 27 °C, force 5, the sea at 23 degrees, gusts of 25 knots.',
  'Φεύγει στις εννιά, φτάνει στη 1 παρά είκοσι και κοστίζει 28,50 ευρώ.',
  'Three islands, 7 nights, 120 km. [Boats](/ferry-tickets?at=23:59)',
  'Stay at Sunset Studios, call 22850 12345, or take the Ariadne Hotel you named.',
  'It sails with Blue Star Naxos. If it is cancelled, you may go a day later.',
  'On 5 June, from 3 islands, at 2 ports; 4 of them in 2027.',
  'Στις 5 Ιουνίου, για 2 άτομα, με 3 νησιά.',
  'Hotels on Naxos are open; restaurants in Chora too. Rooms from Naxos to Paros.',
])('leaves %s', (text) => {
  expect(marked(text)).toBe(text);
});

it.each([
  ['It costs €30.', 'It costs €30 (!).'],
  ['It costs EUR 58 or 60 euro.', 'It costs EUR 58 (!) or 60 euro (!).'],
  ['About fifty-eight euros each.', 'About fifty-eight euros (!) each.'],
  ['A hundred and ten euros in all.', 'A hundred and ten euros (!) in all.'],
  ['The fare is 44 and it costs about 45.', 'The fare is 44 (!) and it costs about 45 (!).'],
  ['That is $60 or 50 pounds.', 'That is $60 (!) or 50 pounds (!).'],
  ['From €28.50 to €31.', 'From €28.50 to €31 (!).'],
  ['Κοστίζει πενήντα ευρώ.', 'Κοστίζει πενήντα ευρώ (!).'],
  ['Περίπου εκατόν είκοσι πέντε ευρώ.', 'Περίπου εκατόν είκοσι πέντε ευρώ (!).'],
  ['Take the 09:00–22:15.', 'Take the 09:00–22:15 (!).'],
  ['It leaves at 08:55 and 09:00.', 'It leaves at 08:55 (!) and 09:00.'],
  ['There is one at 9.05am.', 'There is one at 9.05am (!).'],
  ['It goes at half past nine.', 'It goes at half past nine (!).'],
  ['It goes at seven.', 'It goes at seven (!).'],
  ['It goes at nine thirty.', 'It goes at nine thirty (!).'],
  ['A boat at 7 o’clock, another at 8 p.m.', 'A boat at 7 o’clock (!), another at 8 p.m. (!)'],
  ['Φεύγει στις 9 και τέταρτο.', 'Φεύγει στις 9 και τέταρτο (!).'],
  ['Φεύγει στις εφτά και μισή το πρωί.', 'Φεύγει στις εφτά και μισή το πρωί (!).'],
  ['Φεύγει στις 7:15 π.μ. από το λιμάνι.', 'Φεύγει στις 7:15 π.μ. (!) από το λιμάνι.'],
  ['Φεύγει στις 8.', 'Φεύγει στις 8 (!).'],
  ['It takes 45 minutes.', 'It takes 45 minutes (!).'],
  ['A two-hour ride, then half an hour.', 'A two-hour (!) ride, then half an hour (!).'],
  ['It takes 4h30 or four and a half hours.', 'It takes 4h30 (!) or four and a half hours (!).'],
  ['Διαρκεί μισή ώρα ή δύο ώρες.', 'Διαρκεί μισή ώρα (!) ή δύο ώρες (!).'],
  ['It will be 31 degrees, 88 °F.', 'It will be 31 degrees (!), 88 °F (!).'],
  ['Θα έχει τριάντα βαθμούς και 7 μποφόρ.', 'Θα έχει τριάντα βαθμούς (!) και 7 μποφόρ (!).'],
  ['Wind of force 7, 40 knots.', 'Wind of force 7 (!), 40 knots (!).'],
  ['Call +30 22840 99999.', 'Call +30 22840 99999 (!).'],
  ['Τηλ. 2284099999.', 'Τηλ. 2284099999 (!).'],
  ['Eat at Taverna Poseidon.', 'Eat at Taverna Poseidon (!).'],
  ['The Golden Beach Hotel is near.', 'The Golden Beach Hotel (!) is near.'],
  ['Μείνετε στο ξενοδοχείο «Αιγαίον».', 'Μείνετε στο ξενοδοχείο «Αιγαίον (!)».'],
  ['It sails with Hellenic Seaways.', 'It sails with Hellenic Seaways (!).'],
  ['The evening boat is cancelled.', 'The evening boat is cancelled (!).'],
  ['Το πλοίο ακυρώθηκε λόγω απεργίας.', 'Το πλοίο ακυρώθηκε (!) λόγω απεργίας (!).'],
])('marks %s', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

it('leaves a cancellation that a result holds', () => {
  const results = [{ cancelled: [{ departure: '2027-06-05T09:00+03:00', vessel: 'Naxos Jet' }] }];
  const text = 'The 09:00 is cancelled.';
  expect(markUnsupported(text, new Evidence({ results, questions: '' }), '!')).toBe(text);
});

it('marks every price where there are no sources', () => {
  const none = new Evidence({ results: [], questions: '' });
  expect(markUnsupported('A room is €80, at 14:00.', none, '!')).toBe(
    'A room is €80 (!), at 14:00 (!).',
  );
});
