import type { Locale } from '@/lib/foundation/i18n/locales';
import { trackingAddress } from '@/lib/sea/ferries/tracking/address';
import { siteIndex } from './site-index';
import { rank } from './site-search';

// The first request waits for the index of all texts.
jest.setTimeout(120_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

/** Typical queries, with the page expected among the first three results. */
const english: readonly (readonly [query: string, link: string])[] = [
  ['naxos', '/islands/naxos'],
  ['NAXOS', '/islands/naxos'],
  ['naxos guide', '/guides/naxos'],
  ['santorni', '/islands/santorini'],
  ['thira', '/islands/santorini'],
  ['miconos', '/islands/mykonos'],
  ['ferry to naxos', '/ferry-tickets-search?to=naxos'],
  ['boats milos', '/ferry-tickets-search?to=milos'],
  ['piraeus naxos', '/ferry-routes/piraeus-to-naxos'],
  ['ferry mykonos to santorini', '/ferry-routes/mykonos-to-santorini'],
  ['ferry tickets', '/ferry-tickets'],
  ['where is my boat', '/ferry-tickets/tracking'],
  ['island hopping', '/guides/island-hopping'],
  ['itinerary', '/trip-planner-legacy'],
  ['when to go', '/guides/best-time-to-visit'],
  ['best month', '/guides/best-time-to-visit'],
  ['visa', '/guides/visa-requirements'],
  ['lost passport', '/resources#emergency'],
  ['credit card', '/help#cash-or-card'],
  ['cash or card', '/help#cash-or-card'],
  ['tap water', '/help#tap-water'],
  ['dog on ferry', '/help#pets'],
  ['luggage', '/ferry-guide#luggage'],
  ['lugage', '/ferry-guide#luggage'],
  ['seasickness', '/ferry-guide#seasickness'],
  ['ferry cancelled', '/help#ferry-cancelled'],
  ['my rights when the ferry is late', '/help#ferry-late'],
  ['meltemi', '/blog/when-the-meltemi-blows'],
  ['beach without wind', '/blog/beaches-sheltered-from-the-north-wind'],
  ['easter', '/blog/easter-in-the-cyclades'],
  ['with children', '/blog/cyclades-with-children'],
  ['fava', '/culinary#fava-santorinis'],
  ['fava santorini', '/culinary#fava-santorinis'],
  ['loukoumi syros', '/culinary#loukoumi'],
  ['lukoumi', '/culinary#loukoumi'],
  ['graviera', '/culinary#graviera-naxou'],
  ['thank you', '/greek-phrases#efharisto-poli'],
  ['kalimera', '/greek-phrases#kalimera'],
  ['efxaristo', '/greek-phrases#efharisto-poli'],
  ['wifi password', '/greek-phrases#pios-ine-o-kodhikos-tou-wi-fi'],
  ['pharmacy', '/resources#health'],
  ['emergency number', '/resources#emergency'],
  ['piraeus', '/ferry-guide#port-piraeus'],
  ['pireaus', '/ferry-guide#port-piraeus'],
  ['agios prokopios', '/islands/naxos#beach-agios-prokopios'],
  ['portara', '/islands/naxos#sight-portara'],
  ['getting around santorini', '/guides/santorini#getting-around'],
  ['naxos beaches', '/guides/best-beaches-of-naxos'],
  ['accessibility', '/accessibility'],
  ['cookies', '/privacy'],
  ['contact', '/contact'],
];

const greek: readonly (readonly [query: string, link: string])[] = [
  ['Νάξος', '/islands/naxos'],
  ['Νάξου', '/islands/naxos'],
  ['σαντορινη', '/islands/santorini'],
  ['Σαντωρίνη', '/islands/santorini'],
  ['πλοίο για Νάξο', '/ferry-tickets-search?to=naxos'],
  ['καράβι για Μήλο', '/ferry-tickets-search?to=milos'],
  ['ακτοπλοικα εισιτηρια', '/ferry-tickets'],
  ['που ειναι το πλοιο', '/ferry-tickets/tracking'],
  ['πότε να πάω', '/guides/best-time-to-visit'],
  ['εποχή', '/guides/best-time-to-visit'],
  ['αποχή', '/guides/best-time-to-visit'],
  ['διαβατήριο', '/guides/visa-requirements'],
  ['έχασα το διαβατήριο', '/greek-phrases#ehasa-to-dhiavatirio-mou'],
  ['κάρτα ή μετρητά', '/help#cash-or-card'],
  ['σκύλος', '/help#pets'],
  ['αποσκευές', '/ferry-guide#luggage'],
  ['αποσκεβές', '/ferry-guide#luggage'],
  ['απαγορευτικό', '/help#ferry-cancelled'],
  ['μελτέμι', '/blog/when-the-meltemi-blows'],
  ['Πάσχα', '/blog/easter-in-the-cyclades'],
  ['φάβα', '/culinary#fava-santorinis'],
  ['λουκούμι Σύρου', '/culinary#loukoumi'],
  ['ταβέρνα', '/greek-phrases#taverna'],
  ['ευχαριστω', '/greek-phrases#efharisto-poli'],
  ['φαρμακείο', '/resources#health'],
  ['Πειραιά', '/ferry-guide#port-piraeus'],
  ['παραλίες Νάξου', '/guides/best-beaches-of-naxos'],
  ['πλάκα μήλου', '/islands/milos#village-plaka'],
  ['σεισμός', '/help#fire-earthquake'],
  ['προσβασιμότητα', '/accessibility'],
  ['fava', '/culinary#fava-santorinis'],
  ['lost passport', '/greek-phrases#ehasa-to-dhiavatirio-mou'],
];

/** Ships and companies, with the name that the tracking page is asked for. */
const ships: readonly (readonly [query: string, name: string])[] = [
  ['Skopelitis', 'Express Skopelitis'],
  ['Σκοπελίτης', 'Express Skopelitis'],
  ['skopelitis boat', 'Express Skopelitis'],
  ['Skopeltis', 'Express Skopelitis'],
  ['πλοίο Σκοπελίτης', 'Express Skopelitis'],
  ['εξπρές Σκοπελίτης', 'Express Skopelitis'],
  ['Seajets', 'Seajets'],
  ['sea jets', 'Seajets'],
  ['seajet', 'Seajets'],
  ['Σίτζετς', 'Seajets'],
  ['Blue Star Delos', 'Blue Star Delos'],
  ['blue star dilos', 'Blue Star Delos'],
  ['Μπλου Σταρ Δήλος', 'Blue Star Delos'],
  ['mplou star', 'Blue Star Ferries'],
  ['Blue Sttar Delos', 'Blue Star Delos'],
  ['knosos palas', 'Knossos Palace'],
  ['Seajts', 'Seajets'],
  ['bluestar', 'Blue Star Ferries'],
  ['Blue Star', 'Blue Star Ferries'],
  ['world champion jet', 'WorldChampion Jet'],
  ['champion jet', 'Champion Jet 1'],
  ['superexpress', 'SuperExpress'],
  ['Golden Star', 'Golden Star Ferries'],
  ['Γκόλντεν Σταρ', 'Golden Star Ferries'],
  ['fast ferries', 'Fast Ferries'],
  ['Fast Ferries Andros', 'Fast Ferries Andros'],
  ['Aegean Sea Lines', 'Aegean Sea Lines'],
  ['Θεολόγος', 'Theologos P'],
  ['Άρτεμις', 'Artemis'],
];

async function firstThree(locale: Locale, query: string): Promise<string[]> {
  const { finds } = rank(await siteIndex(locale), query);
  return finds.slice(0, 3).map(({ entry }) => entry.link);
}

it.each(english)('in English “%s” leads to %s', async (query, link) => {
  expect(await firstThree('en', query)).toContain(link);
});

it.each(greek)('in Greek «%s» leads to %s', async (query, link) => {
  expect(await firstThree('el', query)).toContain(link);
});

describe.each(['en', 'el'] as const)('a ship or company, %s', (locale) => {
  it.each(ships)('“%s” leads to the boats of %s', async (query, name) => {
    const link = trackingAddress('/ferry-tickets/tracking', { q: name });
    expect(await firstThree(locale, query)).toContain(link);
  });

  it.each([
    ['minoan lines', 'company-minoan'],
    ['μινωικές γραμμές', 'company-minoan'],
    ['minoikes grammes', 'company-minoan'],
    ['antiparos ferry', 'vessel-antiparos-ferry'],
  ])('“%s” finds %s', async (query, id) => {
    const { finds } = rank(await siteIndex(locale), query);
    expect(finds.slice(0, 3).map(({ entry }) => entry.id)).toContain(id);
  });
});

/** Misspelled Greek words that occur in no English text, which is too little to match. */
const greekOnly = new Set(['αποχή']);

it.each(greek.filter(([query]) => !greekOnly.has(query)))(
  'on the English page «%s» is understood as well',
  async (query, link) => {
    const { finds } = rank(await siteIndex('en'), query);
    expect(finds.slice(0, 8).map(({ entry }) => entry.link)).toContain(link);
  },
);

describe('the suggested word', () => {
  it.each([
    ['en', 'santorni', 'Santorini'],
    ['en', 'ferry to pireaus', 'ferry to Piraeus'],
    ['en', 'louloumi', 'Loukoumi'],
    ['el', 'Σαντορνη', 'Σαντορίνη'],
    ['el', 'διαβοτήριο', 'Διαβατήριο'],
  ] as const)('in %s for %s is %s', async (locale, query, meant) => {
    expect(rank(await siteIndex(locale), query).meant).toBe(meant);
  });

  it.each(['naxos', 'Νάξου', 'nax', 'fava santorini', 'qqq', 'ευχαριστω'])(
    'is not suggested for %s',
    async (query) => expect(rank(await siteIndex('en'), query).meant).toBeUndefined(),
  );
});
