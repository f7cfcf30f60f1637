import { vesselsOf } from './offer-view';

it('names a vessel once if it is boarded twice, in the order of the boats', () => {
  const trips = new Map(
    Object.entries({ a: 'Artemis', b: 'Artemis', c: 'Anemos', d: undefined }).map(
      ([trip, vessel]) => [trip, { vessel }] as const,
    ),
  );
  const boats = ['a', 'b', 'c', 'd', 'gone'].map((tripId) => ({ tripId }));
  expect(vesselsOf(boats, { trips })).toEqual(['Artemis', 'Anemos']);
});
