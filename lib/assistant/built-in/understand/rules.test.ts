import { plainText } from './text';
import { understand } from './turn';

const read = (said: string) => understand(said, '2026-11-22');

describe('days that lean on another time', () => {
  it.each([
    ['from the 14th of june and out on the 24th', ['2027-06-14', '2027-06-24']],
    ['the 28th of june until the 3rd', ['2027-06-28', '2027-07-03']],
    ['Friday 7 May', ['2027-05-07']],
    ['starting Saturday June 5th', ['2027-06-05']],
    ['in november, from thursday', ['2026-11-26']],
    ['15 Αυγούστου', ['2027-08-15']],
    ['three islands in 9 days from 5 June', ['2027-06-05']],
  ])('«%s»', (said, days) => {
    expect(read(said).times.map(({ first }) => first)).toEqual(days);
  });

  it.each([
    ['mid to late sept', '2027-09-12', '2027-09-30'],
    ['late may early june', '2027-05-23', '2027-06-07'],
    ['first half of July', '2027-07-01', '2027-07-14'],
    ['the first two weeks of July', '2027-07-01', '2027-07-15'],
    ['μέσα με τέλη Ιουνίου', '2027-06-12', '2027-06-30'],
    ['πρώτο δεκαήμερο Ιουλίου', '2027-07-01', '2027-07-10'],
    ['Δεκαπενταύγουστο, από 13 έως 17', '2027-08-13', '2027-08-17'],
    ['τριήμερο Αγίου Πνεύματος', '2027-06-19', '2027-06-21'],
  ])('and parts of months: «%s»', (said, first, last) => {
    expect(read(said).times[0]).toMatchObject({ first, last });
  });
});

describe('days of the week', () => {
  it.each([
    ['a Sunday ferry from Ios in mid June', '2027-06-13'],
    ['the second Friday of May', '2027-05-14'],
    ['last Saturday of July', '2027-07-31'],
    ['boats on Saturdays in February', '2027-02-06'],
    ['boat to Kea saturday morning', '2026-11-28'],
    ['πλοίο για Κέα Σάββατο πρωί', '2026-11-28'],
  ])('fall into the month that is named: «%s»', (message, day) => {
    expect(read(message).times.map(({ first }) => first)).toEqual([day]);
  });
});

describe('nights', () => {
  it.each([
    ['Naxos 4 nights Santorini 3 nights', { naxos: 4, santorini: 3 }, undefined],
    ['2+3+3 nights: Milos, Naxos, Paros', { milos: 2, naxos: 3, paros: 3 }, undefined],
    ['5 nights on Naxos and Paros', {}, 5],
    ['a week on Paros and Antiparos', {}, 7],
    ['10ημερο σε Πάρο και Αντίπαρο', {}, 9],
  ])('belong to an island or to the trip: «%s»', (message, nights, whole) => {
    const { places, length } = read(message);
    const own = places.wants.flatMap((want) =>
      want.nights ? [[want.island, want.nights[0]]] : [],
    );
    expect([Object.fromEntries(own), length?.nights]).toEqual([nights, whole]);
  });
});

describe('amounts', () => {
  it.each([
    ['around 1500 for both of us', { cents: 150_000 }],
    ['under 2k', { cents: 200_000 }],
    ['1.200 ευρώ', { cents: 120_000 }],
    ['~€200 a day', { cents: 20_000, perDay: true }],
    ['1000€ το άτομο', { cents: 100_000, each: true }],
    ['money is not really an issue', { style: 'fine' }],
    ['around 10 june', undefined],
    ['summer of 2027', undefined],
  ])('«%s»', (said, budget) => {
    if (budget) expect(read(said).budget).toMatchObject(budget);
    else expect(read(said).budget).toBeUndefined();
  });

  it.each([
    ['2 couples', 4, undefined],
    ['two adults + toddler', 2, [2]],
    ['my gf and i', 2, undefined],
    ['με τη γυναίκα μου και το μωρό', 2, [2]],
    ['a family of five (kids 4, 7 and 12)', 2, [4, 7, 12]],
  ])('of people: «%s»', (said, adults, children) => {
    expect(read(said).party).toEqual({ adults, ...(children ? { children } : {}) });
  });
});

describe('islands', () => {
  it.each([
    ['Paros + 2 other islands', [2, 2]],
    ['Μήλος και 1-2 ακόμα νησιά', [1, 2]],
    ['milos and somewhere quiet', [1, 1]],
    ['12 nights, but not just Santorini', [1, 1]],
    ['7 νύχτες, όχι μόνο στη Νάξο', [1, 1]],
  ])('beside those that are named: «%s»', (said, others) => {
    expect(read(said).changes.others).toEqual(others);
  });

  it('share the nights of a list, unless each has its own', () => {
    expect(read('tinos andros syros 7 nights').length?.nights).toBe(7);
    expect(read('3 nights santorini then 4 naxos then 3 paros').places.wants).toEqual([
      { island: 'santorini', nights: [3, 3] },
      { island: 'naxos', nights: [4, 4] },
      { island: 'paros', nights: [3, 3] },
    ]);
  });

  it.each([
    ['ditch Paros, do Ios', 'paros', 'ios'],
    ['άσε τη Μήλο, βάλε Αμοργό', 'milos', 'amorgos'],
    ['exoume paei milo, 8elw serifo', 'milos', 'serifos'],
  ])('are dropped: «%s»', (said, dropped, wanted) => {
    expect(read(said).places).toMatchObject({ avoids: [dropped], wants: [{ island: wanted }] });
  });

  it.each([
    ['Paros, Milos and Naxos, Milos first', { first: 'milos' }],
    ['no wait, amorgos has to be last', { last: 'amorgos' }],
    ['η Νάξος πρώτη και η Πάρος στο τέλος', { first: 'naxos', last: 'paros' }],
    ['Naxos at the end of June', {}],
  ])('have a place in the order: «%s»', (said, ends) => {
    const { first, last } = read(said).places;
    expect({ ...(first ? { first } : {}), ...(last ? { last } : {}) }).toEqual(ends);
  });

  it('are liked for one thing and not for another', () => {
    expect(read('the beaches, not the bars').tastes).toMatchObject({
      likes: ['beaches'],
      dislikes: ['nightlife'],
    });
    expect(read('τις παραλίες, όχι τα μπαρ').tastes).toMatchObject({
      likes: ['beaches'],
      dislikes: ['nightlife'],
    });
  });

  it('tell where one lands and leaves', () => {
    expect(read('landing at JMK 11 july, leaving from JTR 19th').places).toMatchObject({
      flyIn: 'mykonos',
      flyOut: 'santorini',
    });
    expect(read('Andos and Μύκονο όχι').places).toMatchObject({
      wants: [{ island: 'andros' }],
      avoids: ['mykonos'],
    });
  });
});

describe('Greek in Latin letters', () => {
  it.each([
    ['thelo na pao Naxo kai Paro ton Iounio', 'θελω να παω naxo και paro τον ιουνιο'],
    ['ti kairo exei sth milo ton oktovrio', 'τι καιρο εχει στη milo τον οκτωβριο'],
    ['me thn kopela mou, 5 nyxtes', 'με την κοπελα μου, 5 νυχτεσ'],
    ['8elw diakopes me paidia', 'θελω διακοπεσ με παιδια'],
    ['a trip to Naxos in June', 'a trip to naxos in june'],
  ])('«%s»', (said, greek) => {
    expect(plainText(said)).toBe(greek);
  });
});

it('takes a word of cost for a wish beside a trip, and for a question alone', () => {
  expect(read('χαμηλό κόστος, μια εβδομάδα στη Νάξο').intent).not.toBe('cost');
  expect(read('we want a week on Naxos, cost is no problem').intent).not.toBe('cost');
  expect(read('κόστος για 5 μέρες στη Σίφνο').intent).toBe('cost');
  expect(read('how much would a week on Naxos cost?').intent).toBe('cost');
});

it('takes months for a time, not for a count of islands', () => {
  const { length, changes } = read('one month island hopping from 1 may');
  expect(length?.nights).toBe(30);
  expect(changes.count).toBeUndefined();
  expect(read('drop table trips; --').refusal).toBe('injection');
});

describe('when of the day a boat may leave', () => {
  it.each([
    ['ferry from naxos to paros after 5pm', { after: '17:00' }],
    ['boat to Sifnos before 9:30', { before: '09:30' }],
    ['πλοίο για Τήνο το πρωί', { before: '12:00' }],
    ['We land at 13:20 in Athens, a ferry to Sifnos?', { after: '16:20', landing: '13:20' }],
    ['we land at 22:10, a boat to Naxos?', { landing: '22:10' }],
    // A time of arrival is not a time of departure.
    ['we must be on Naxos by 18:00', { arriveBy: '18:00' }],
    ['ferry to Naxos', {}],
  ])('«%s»', (said, hours) => {
    expect(read(said).hours).toEqual(hours);
  });
});

describe('islands with bare numbers, out and in', () => {
  it('takes two or more bare numbers for nights, and one for nothing', () => {
    const nights = (said: string) => read(said).places.wants.map((one) => one.nights?.[0]);
    expect(nights('10 days: 3 Mykonos, 3 Naxos, 4 Santorini')).toEqual([3, 3, 4]);
    expect(nights('we are 2, Naxos from 5 June')).toEqual([undefined]);
    expect(nights('we land on Milos 7 in the morning')).toEqual([undefined]);
    expect(nights('φτάνω στη Μήλο 7 το πρωί')).toEqual([undefined]);
    expect(nights('Naxos 3 October')).toEqual([undefined]);
  });

  it.each([
    ['Mykonos out, Syros in', { out: 'mykonos', in: 'syros' }],
    ['swap Mykoos for Naxos', { out: 'mykonos', in: 'naxos' }],
  ])('«%s»', (said, swap) => {
    expect(read(said).places.swap).toEqual(swap);
  });

  it('knows where the flight home begins', () => {
    expect(
      read('flying in to Athens on the 9th, out from Santorini on the 18th').places.flyOut,
    ).toBe('santorini');
    expect(read('must be at Mykonos airport on the 21st for a 10:15 flight').places.flyOut).toBe(
      'mykonos',
    );
  });
});

it('reads a question about one beach and a wind as one about shelter', () => {
  expect(read('Is Plaka on Naxos calm in the meltemi?').intent).toBe('shelter');
  expect(read('is Kastraki on Naxos windy in a north wind?').intent).toBe('shelter');
  expect(read('is the sea calm in May?').intent).not.toBe('shelter');
});

it.each([
  'Five days on Paros, I want a nice beach and to go out for a drink in the evening',
  'Θέλω να περπατάω και να έχω πού να φάω το βράδυ',
])('takes an evening on land for no hour of a boat: %s', (said) => {
  expect(read(said).hours).toEqual({});
});

it('takes a day to be back by for the hour of arrival', () => {
  expect(read('πρέπει να γυρίσουμε Πειραιά στις 12 μέχρι το βράδυ').hours).toEqual({
    arriveBy: '21:00',
  });
});
