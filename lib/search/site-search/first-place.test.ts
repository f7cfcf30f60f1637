import { trackingAddress } from '@/lib/sea/ferries/tracking/address';
import { siteIndex } from './site-index';
import { rank } from './site-search';

// The first request waits for the index of all texts.
jest.setTimeout(120_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

const islandsFor = (character: string) => `/islands?character=${character}`;
const guide = (slug: string) => `/guides/${slug}`;
const boatsOf = (name: string) => trackingAddress('/ferry-tickets/tracking', { q: name });

/** A query in English and in Greek, with the page that has to be first. */
const queries: readonly (readonly [english: string, greek: string, link: string])[] = [
  ['beach', 'παραλία', islandsFor('beaches')],
  ['best beaches', 'καλύτερες παραλίες', guide('best-beaches')],
  ['best beaches of the Cyclades', 'οι ωραιότερες παραλίες των Κυκλάδων', guide('best-beaches')],
  ['sandy beach', 'αμμώδης παραλία', islandsFor('beaches')],
  ['nightlife', 'νυχτερινή ζωή', guide('nightlife')],
  ['party', 'διασκέδαση', guide('nightlife')],
  ['honeymoon', 'γαμήλιο ταξίδι', guide('honeymoon')],
  ['on a budget', 'με λίγα χρήματα', guide('on-a-budget')],
  ['cheap islands', 'φτηνά νησιά', guide('on-a-budget')],
  ['Cyclades with children', 'Κυκλάδες με παιδιά', '/blog/cyclades-with-children'],
  ['10 days in the Cyclades', '10 μέρες στις Κυκλάδες', guide('itineraries')],
  ['Cyclades itinerary', 'διαδρομές στις Κυκλάδες', guide('itineraries')],
  ['beaches amorgos', 'παραλίες Αμοργός', guide('amorgos#beaches')],
  ['andros walks', 'μονοπάτια Άνδρος', guide('andros#walks')],
  ['Athens to Santorini', 'Αθήνα Σαντορίνη', guide('athens-to-santorini')],
  ['airport to Piraeus', 'από το αεροδρόμιο στον Πειραιά', guide('airport-to-ports')],
  ['airport to Rafina', 'αεροδρόμιο Ραφήνα', guide('airport-to-ports')],
  ['hiking', 'πεζοπορία', islandsFor('hiking')],
  ['family', 'οικογένεια', islandsFor('families')],
  ['sailing', 'ιστιοπλοΐα', islandsFor('sailing')],
  ['village', 'χωριό', islandsFor('villages')],
  ['quiet island', 'ήσυχο νησί', islandsFor('quiet')],
  ['santorini to milos', 'Σαντορίνη Μήλος', '/ferry-routes/santorini-to-milos'],
  ['paros to naxos ferry', 'Πάρος Νάξος πλοίο', '/ferry-routes/paros-to-naxos'],
  ['naxos paros', 'από Νάξο για Πάρο', '/ferry-routes/naxos-to-paros'],
  ['paros or naxos', 'Πάρος ή Νάξος', '/compare/paros-or-naxos'],
  ['naxos vs paros', 'Νάξος ή Πάρος', '/compare/paros-or-naxos'],
  ['santorini or mykonos', 'Μύκονος ή Σαντορίνη', '/compare/santorini-or-mykonos'],
  ['Skopelitis', 'Σκοπελίτης', boatsOf('Express Skopelitis')],
  ['Seajets', 'Σίτζετς', boatsOf('Seajets')],
  ['hotels', 'ξενοδοχεία', '/hotels'],
  ['cheap hotel', 'φθηνό ξενοδοχείο', '/hotels'],
  ['camping', 'κάμπινγκ', guide('on-a-budget#camping')],
  ['car rental', 'ενοικίαση αυτοκινήτου', '/rent-a-car'],
  ['scooter', 'μηχανάκι', '/rent-a-car'],
  ['bus', 'λεωφορείο', '/transfers'],
  ['airport', 'αεροδρόμιο', '/transfers'],
  ['things to do', 'τι να κάνω', '/activities'],
  ['diving', 'καταδύσεις', '/activities'],
  ['restaurants', 'εστιατόρια', '/culinary'],
  ['wheelchair', 'αναπηρία', '/resources#accessibility'],
  ['refund', 'επιστροφή χρημάτων', '/disruptions/rights'],
  ['volcano', 'ηφαίστειο', '/islands/santorini#sight-nea-kameni'],
  ['weather', 'καιρός', '/weather'],
  ['suitcase', 'βαλίτσα', '/packing-list'],
  ['how much does it cost', 'κόστος', '/budget-calculator'],
];

it.each(queries)('“%s” and «%s» lead to %s first', async (english, greek, link) => {
  const first = async (locale: 'en' | 'el', query: string) =>
    rank(await siteIndex(locale), query).finds[0]?.entry.link;
  expect(await first('en', english)).toBe(link);
  expect(await first('el', greek)).toBe(link);
});

it('no result but a phrase stands for one word of a sentence', async () => {
  const { finds } = rank(await siteIndex('en'), 'beach');
  expect(finds.slice(0, 2).map(({ entry }) => entry.kind)).not.toContain('phrases');
});

it.each([
  ['en', 'nightlife'],
  ['el', 'νυχτερινή ζωή'],
] as const)(
  '%s “%s” lists the guide and the islands before the villages that mention it',
  async (locale, query) => {
    const kinds = rank(await siteIndex(locale), query).finds.map(({ entry }) => entry.kind);
    expect(kinds.slice(0, 2)).toEqual(['guides', 'tools']);
    expect(kinds.lastIndexOf('main')).toBeLessThan(kinds.indexOf('places'));
  },
);
