import { renderToStaticMarkup } from 'react-dom/server';
import { FeastData } from './feast-data';

jest.mock('next/cache', () => ({ cacheLife: jest.fn() }));

const eventsOf = async (island: 'tinos', locale: 'en' | 'el' = 'en') => {
  const html = renderToStaticMarkup(await FeastData({ island, locale }));
  return [...html.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
};

it('describes each feast of an island as an event on a day from today on', async () => {
  const events = await eventsOf('tinos');
  expect(events).toHaveLength(2);
  for (const event of events) {
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      startDate: expect.stringMatching(/^\d{4}-(03-25|08-15)$/),
      location: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Tinos', addressCountry: 'GR' },
        geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number) },
      },
    });
    expect(event.endDate >= new Date().toISOString().slice(0, 10)).toBe(true);
  }
});

it('names the feast in the language of the page', async () => {
  const [event] = await eventsOf('tinos', 'el');
  expect(event.location.address.addressLocality).toBe('Τήνος');
  expect(event.url).toMatch(/\/el\/guides\/tinos$/);
});
