import { plainText } from './text';
import { understand } from './turn';

const read = (said: string) => understand(said, '2026-11-22');

describe('slots', () => {
  it.each([
    ['two of us plus a scooter', 'motorcycle'],
    ['ferry to Naxos, two adults, a jeep', 'car'],
    ['με το τζιπ μας', 'car'],
    ['χωρίς αυτοκίνητο', 'none'],
    ['can we rent a car there', undefined],
    ['do we need a car on Naxos', undefined],
  ])('hold the vehicle that travels along: «%s»', (said, vehicle) => {
    expect(read(said).boats.vehicle).toBe(vehicle);
  });

  it.each([
    ['a week on Naxos, 2+2 (5 and 8)', { adults: 2, children: [5, 8] }],
    ['two tickets to Paros', { adults: 2 }],
    ['ferry to Naxos with our twins', { children: [8, 8] }],
    ['me and two school friends', { adults: 3 }],
    ['the two of us and my in-laws', { adults: 4 }],
    ['three friends are joining us', { more: 3 }],
    ['one of us can’t make it', { more: -1 }],
    ['έρχονται και δύο φίλες μας', { more: 2 }],
  ])('hold the party: «%s»', (said, party) => {
    expect(read(said).party).toEqual(party);
  });

  it.each([
    ['Ten days on three islands, total 10 nights', 10],
    ['make it 6 and add Sifnos for 2 of those', 6],
    ['8 nights on Ios and Naxos... ok say 9 nights then', 9],
  ])('hold the length: «%s»', (said, nights) => {
    expect(read(said).length?.nights).toBe(nights);
  });

  it('hold what is left of the nights', () => {
    expect(read('Milos 4, Kimolos 2, the rest Sifnos').nightRules).toEqual([
      { rule: 'rest', island: 'sifnos' },
    ]);
  });

  it.each([
    ['first Monday of June, Naxos to Santorini, afternoon if possible', '12:00'],
    ['no early mornings please', undefined],
    ['arriving JTR 18:20 on 6 Sept, a boat to Ios that evening?', '21:20'],
    ['any later ones? we only get to the port at 4pm', '16:00'],
  ])('hold the hours: «%s»', (said, after) => {
    expect(read(said).hours.after).toBe(after);
  });

  it.each([
    ["leave Kea out and don't replace it", ['kea']],
    ['άσε έξω την Κέα', ['kea']],
  ])('hold what is left out: «%s»', (said, avoids) => {
    expect(read(said).places).toMatchObject({ avoids, wants: [] });
  });

  it.each([
    ['on Friday evening (say June 11) to Kythnos, back on Sunday', ['2027-06-11', '2027-06-13']],
    ['Friday out, back on Sunday', ['2026-11-27', '2026-11-29']],
  ])('count days of the week from the one before: «%s»', (said, days) => {
    expect(read(said).times.map(({ first }) => first)).toEqual(days);
  });

  it('know a way back from an island to a port', () => {
    expect(read('επιστροφή από Αμοργό στον Πειραιά 29 Αυγούστου').places).toMatchObject({
      start: 'amorgos',
      end: 'piraeus',
    });
  });
});

describe('typing errors', () => {
  it.each([
    ['accomodation on Naxos', /accommodation/],
    ['any resturants there', /restaurants/],
    ['xwris tagxiploa sta nisia', /ταχυπλοα/],
    ['the flight of the eagle', /flight of the eagle/],
    ['cattle and a beached whale', /cattle and a beached whale/],
  ])('in words of the tables are mended, others stay: «%s»', (said, folded) => {
    expect(plainText(said)).toMatch(folded);
  });
});
