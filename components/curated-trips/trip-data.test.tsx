import { renderToStaticMarkup } from 'react-dom/server';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';
import { TripData } from './trip-data';

it('describes a curated trip as a tourist trip with its islands in order', () => {
  const trip = curatedTripBySlug('first-time');
  const html = renderToStaticMarkup(
    <TripData trip={trip} network={{ stations: new Map() }} locale="en" />,
  );
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: trip.name.en,
    itinerary: {
      numberOfItems: trip.islands.length,
      itemListElement: trip.islands.map(({ island }, index) => ({
        position: index + 1,
        item: { url: expect.stringContaining(`/islands/${island}`) },
      })),
    },
  });
});
