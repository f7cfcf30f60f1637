import { untoldIn } from './untold';

const told = {
  results: [
    {
      journeys: [
        {
          departure: '2027-06-05T09:00+03:00',
          arrival: '2027-06-05T12:40+03:00',
          adultCents: 2850,
        },
        {
          departure: '2027-06-05T17:30+03:00',
          arrival: '2027-06-05T22:15+03:00',
          adultCents: 4100,
        },
      ],
      notes: 'Gate closes 16:45, bags €3.',
    },
  ],
  said: 'We have €900, the flight leaves at 18:20.',
};

it.each([
  'The 09:00–12:40 costs €28.50, the 17:30 to 22:15 41 €.',
  'For the two of you €57 and €82; of your €900 much is left, and 18:20 is kept.',
  'Be there at 16:45; bags are €3. Das kostet 28,50 €.',
  'Three islands, 7 nights, 120 km, 35 minutes: only prices and times are weighed. [Boats](/ferry-tickets?at=23:59)',
])('believes %s', (answer) => {
  expect(untoldIn(answer, told)).toEqual([]);
});

it.each([
  ['It costs €30.', ['€30']],
  ['From €28.50 to €31, I think, or €31.', ['€28.50 to €31', '€31']],
  ['Take the 09:00–22:15.', ['09:00–22:15']],
  ['It leaves at 08:55 and 09:00.', ['08:55']],
  ['Φεύγει στις 07:15 και κοστίζει 30 €.', ['30 €', '07:15']],
])('doubts %s', (answer, claims) => {
  expect(untoldIn(answer, told)).toEqual(claims);
});

it('doubts every price where nothing was told', () => {
  expect(untoldIn('A room is €80, at 14:00.', { results: [], said: '' })).toEqual(['€80', '14:00']);
});
