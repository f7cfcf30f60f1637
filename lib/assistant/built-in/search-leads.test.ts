import type { Locale } from '@/lib/foundation/i18n/locales';
import { searchLeads } from './search-leads';

const pagesFor = (query: string, locale: Locale = 'en') => searchLeads(query, locale, '2026-11-29');

it.each([
  ['is mykonos very expensive', '/guides/mykonos#costs'],
  ['kids naxos', '/guides/with-small-children#naxos'],
  ['serifos swimming beaches', '/guides/serifos#beaches'],
  ['which area to sleep santorini', '/guides/where-to-stay-on-santorini'],
  ['Tinos temperature in May', '/weather/tinos'],
  ['how do I reach Sifnos from Athens', '/ferry-routes/piraeus-to-sifnos'],
  ['how to get to sikinos from athens', '/guides/sikinos#getting-there'],
  ['folegandros vs sikinos', '/compare/folegandros-or-sikinos'],
  ['day trip from naxos to koufonisia', '/guides/day-trip-to-koufonisia'],
  ['ferry rafina to tinos', '/ferry-routes/rafina-to-tinos'],
  ['boat sifnos milos', '/ferry-routes/sifnos-to-milos'],
])('“%s” means %s', (query, page) => {
  expect(pagesFor(query)).toContain(page);
});

it.each([
  ['πού τρώμε στη Σύρο', '/guides/syros#food'],
  ['παραλιες φολεγανδρου', '/guides/folegandros#beaches'],
  ['pou na meinoume paro', '/guides/where-to-stay-on-paros'],
])('«%s» means %s', (query, page) => {
  expect(pagesFor(query, 'el')).toContain(page);
});

it('leaves a search for a name to the names', () => {
  for (const query of ['Naxos', 'Σέριφος', 'piraeus'])
    expect(searchLeads(query, 'en', '2026-11-29')).toEqual([]);
});
