import type { Answered } from '@/lib/assistant/built-in/testing/talk';
import { inventedIn } from './traced';

const answer: Answered = {
  said: 'Naxos and Paros from 5 June',
  text: [
    'I’m looking for boats.',
    '- **[Naxos](/islands/naxos)**, 3 nights: Sat 5 Jun, 09:00–12:40, from Piraeus to Naxos, €58, 3 h 40 min, Blue Star Ferries',
    '- **[Paros](/islands/paros)**, 2 nights: Tue 8 Jun, 15:10–15:45, from Naxos to Paros, €9.50, 35 min',
    'Hotel Artemis from €90, 21 to 26 °C, wind up to force 5.',
  ].join('\n'),
  calls: [
    {
      tool: 'planFerries',
      input: { firstDay: '2027-06-05', lastDay: '2027-06-10', islands: 'naxos,paros' },
      output: {
        stays: [
          { island: 'naxos', nights: 3, arrive: '2027-06-05', leave: '2027-06-08' },
          { island: 'paros', nights: 2, arrive: '2027-06-08', leave: '2027-06-10' },
        ],
        legs: [
          {
            from: 'piraeus',
            departure: '2027-06-05T09:00+03:00',
            arrival: '2027-06-05T12:40+03:00',
            cents: 5800,
            seaMinutes: 220,
            operator: 'Blue Star Ferries',
          },
          {
            departure: '2027-06-08T15:10+03:00',
            arrival: '2027-06-08T15:45+03:00',
            cents: 950,
            seaMinutes: 35,
          },
        ],
        hotels: [{ name: 'Artemis', kind: 'hotel', pricePerNight: { low: 9000 } }],
        days: [{ lowC: 20.8, highC: 26.2, beaufort: 5 }],
        pages: { naxos: '/islands/naxos', paros: '/islands/paros' },
      },
    },
  ],
  chips: [],
  firstWordMs: 1,
  totalMs: 2,
};

const understood = { places: [], sums: [], counts: [] };
const inventions = (from = '', to = '', more: Partial<Answered> = {}) =>
  inventedIn({ ...answer, text: answer.text.replace(from, to), ...more }, [], understood);

it('reports nothing in an answer based on tool results', () => {
  expect(inventions()).toEqual([]);
});

it.each([
  ['a price', '€58', '€57'],
  ['a price that is told as minutes', '€58', '€35'],
  ['a price that is the number of a day', '€9.50', '€8'],
  ['a duration', '3 h 40 min', '3 h 45 min'],
  ['a duration that is told as a price', '35 min', '58 min'],
  ['a temperature', '21 to 26 °C', '21 to 29 °C'],
  ['a force of the wind', 'force 5', 'force 6'],
  ['nights', '2 nights', '4 nights'],
  ['a clock time', '09:00–12:40', '09:05–12:40'],
  ['the arrival of another boat', '09:00–12:40', '09:00–15:45'],
  ['a hotel', 'Hotel Artemis', 'Hotel Poseidon'],
  ['a beach', 'I’m looking', 'Swim at Plaka. I’m looking'],
  ['an operator', 'Blue Star Ferries', 'Golden Star Ferries'],
  ['an island', 'I’m looking', 'Or Milos. I’m looking'],
  ['an address', '/islands/naxos', '/islands/milos'],
])('reports %s without a source', (_, from, to) => {
  expect(inventions(from, to)).not.toEqual([]);
});

it('recognises a Greek name in another case, and no other name', () => {
  const said = 'Θέλω Τήνο';
  expect(inventions('Paros', 'Τήνου', { said: `${answer.said} ${said}` })).toEqual([]);
  expect(inventions(answer.text, 'στην Πλάκα')).toEqual(['Πλάκα']);
});
