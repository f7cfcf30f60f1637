import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { journeyName, shownAddress } from '@/lib/sea/ferries/search/shown';
import { addBoatsAddress } from './boats-address';
import { journeyOf } from './journey-reference';

const query = { from: 'mykonos', to: 'milos', date: '2027-07-21', passengers: '2' };

async function openJourney() {
  const outcome = await searchFerries.run(query, { headers: new Headers(), locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const { search, crossings } = outcome.result;
  const offer = crossings[0]?.offers[0];
  if (!offer) throw new Error('no offer');
  return { offer, address: shownAddress(search, { journey: journeyName(1, offer) }) };
}

it('finds the boats of an open journey by the query of its button', async () => {
  const { offer, address } = await openJourney();
  const link = new URL(addBoatsAddress(address), 'https://example.org');
  expect(link.pathname).toBe('/my-trips/add');
  const found = await journeyOf(link.searchParams.get('boats') ?? '', new Headers());
  if (found.state !== 'found') throw new Error(found.state);
  const { journey } = found;
  expect(journey.offer.id).toBe(offer.id);
  expect(journey.path).toBe(address);
  expect(journey.search.passengers).toBe(2);
  const trips = offer.journey.legs.flatMap((leg) => (leg.kind === 'sea' ? leg.tripId : []));
  expect(journey.sailings.map(({ sailing }) => sailing)).toEqual(trips);
});

it('rejects unknown journeys and invalid queries', async () => {
  const { address } = await openJourney();
  const boats = address.slice(address.indexOf('?') + 1);
  for (const broken of ['', 'from=x', boats.replace(/journey=.*/, 'journey=1.gone'), `9${boats}`]) {
    expect((await journeyOf(broken, new Headers())).state).toBe('missing');
  }
});
