import { timetableOf } from '@/lib/sea/timetable/engine/testing/small-timetable';
import { directJourneys } from './direct-journeys';
import { fareBook, offerOf } from './offers';

it('lists each call of a boat at a port as its own offer', () => {
  const timetable = timetableOf({
    trips: { shuttle: 'a 15:00 > b 16:00/16:10 > a 17:10/17:20 > b 18:20' },
  });
  const journeys = directJourneys(timetable, ['a'], ['b'], '2027-07-14');
  const offers = journeys.map((journey) =>
    offerOf(journey, { passengers: 1 }, fareBook(timetable.feed)),
  );
  expect(offers.map(({ id }) => id)).toEqual(['shuttle.a.b', 'shuttle.a.b.2']);
});
