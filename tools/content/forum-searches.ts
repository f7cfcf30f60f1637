import type { Locale } from '@/lib/foundation/i18n/locales';

interface ForumSearch {
  readonly locale: Locale;
  readonly query: string;
  /** Pages whose first screen answers the query; any of them counts. */
  readonly pages: readonly string[];
}

const en = (query: string, ...pages: string[]): ForumSearch => ({ locale: 'en', query, pages });
const el = (query: string, ...pages: string[]): ForumSearch => ({ locale: 'el', query, pages });

const guide = (slug: string) => `/guides/${slug}`;

/**
 * Sixty searches with the pages that answer them. The subjects are those of threads and reports on Fodor's, Rick
 * Steves' forum, Tripadvisor, The Travelzine, Kalimera and travellers' blogs, read on 28 November 2026; the words are ours.
 * They were written down before any was tried.
 */
export const forumSearches: readonly ForumSearch[] = [
  en('naxos with kids', guide('with-small-children#naxos'), guide('with-small-children')),
  en('greek islands with a toddler', guide('with-small-children')),
  en('pushchair on the ferry', guide('with-small-children#boat'), '/ferry-guide#luggage'),
  en('cyclades in october', guide('cyclades-in-october')),
  en('is october too late for the islands', guide('cyclades-in-october')),
  en('cyclades in april', guide('cyclades-in-april')),
  en('greek islands in may weather', guide('cyclades-in-may')),
  en('can you swim in may', guide('cyclades-in-may'), guide('best-time-to-visit#sea-and-wind')),
  en('cyclades in june', guide('cyclades-in-june')),
  en('windy in august', guide('cyclades-in-august'), guide('best-time-to-visit#sea-and-wind')),
  en('christmas on a greek island', guide('cyclades-at-christmas')),
  en('which islands are open in winter', guide('cyclades-in-winter')),
  en('best beaches of Milos', guide('best-beaches-of-milos')),
  en('best beach naxos', guide('best-beaches-of-naxos')),
  en('paros beaches out of the wind', guide('best-beaches-of-paros')),
  en('santorini beaches', guide('best-beaches-of-santorini')),
  en('mykonos beaches without music', guide('best-beaches-of-mykonos')),
  en('3 days in naxos', guide('three-days-on-naxos')),
  en('4 days in santorini', guide('three-days-on-santorini')),
  en('mykonos itinerary 3 days', guide('three-days-on-mykonos')),
  en('how many days in milos', guide('three-days-on-milos'), guide('milos#how-long')),
  en('day trip to Delos', guide('day-trip-to-delos')),
  en('delos from naxos', guide('day-trip-to-delos')),
  en('koufonisia day trip from naxos', guide('day-trip-to-koufonisia')),
  en('antiparos from paros for the day', guide('day-trip-to-antiparos')),
  en('how to get to thirasia', guide('day-trip-to-thirasia')),
  en('where to stay in Naxos', guide('where-to-stay-on-naxos')),
  en('oia or fira', guide('where-to-stay-on-santorini')),
  en('parikia or naoussa', guide('where-to-stay-on-paros')),
  en('best area to stay in mykonos', guide('where-to-stay-on-mykonos')),
  en('ferry or plane athens to santorini', guide('athens-to-santorini')),
  en('mykonos vs naxos', '/compare/mykonos-or-naxos'),
  en('milos or santorini', '/compare/milos-or-santorini', '/compare/santorini-or-milos'),
  en('naxos or paros', '/compare/paros-or-naxos'),
  en('ferry strike', guide('ferry-strikes'), '/disruptions/rights', '/help#ferry-late'),
  en('seasick on the ferry', '/ferry-guide#seasickness', '/help#seasickness'),
  el('Κυκλάδες με παιδιά', guide('with-small-children'), '/blog/cyclades-with-children'),
  el('Νάξος με μωρό', guide('with-small-children#naxos')),
  el('νησί με μικρά παιδιά', guide('with-small-children')),
  el('Κυκλάδες τον Οκτώβριο', guide('cyclades-in-october')),
  el('Κυκλάδες Σεπτέμβριο', guide('cyclades-in-september')),
  el('Κυκλάδες Ιούνιο', guide('cyclades-in-june')),
  el('διακοπές τον Μάιο στα νησιά', guide('cyclades-in-may')),
  el('Χριστούγεννα στις Κυκλάδες', guide('cyclades-at-christmas')),
  el('νησιά τον χειμώνα', guide('cyclades-in-winter')),
  el('παραλίες Μήλου', guide('best-beaches-of-milos')),
  el('καλύτερες παραλίες Νάξου', guide('best-beaches-of-naxos')),
  el('παραλίες Ίου', guide('best-beaches-of-ios')),
  el('απάνεμες παραλίες Πάρου', guide('best-beaches-of-paros')),
  el('τριήμερο στη Μήλο', guide('three-days-on-milos')),
  el('τέσσερις μέρες στη Νάξο', guide('three-days-on-naxos')),
  el('Τήνος τριήμερο', guide('three-days-on-tinos')),
  el('Δήλος από Μύκονο', guide('day-trip-to-delos')),
  el('εκδρομή στην Αντίπαρο', guide('day-trip-to-antiparos')),
  el('Κουφονήσια από Νάξο αυθημερόν', guide('day-trip-to-koufonisia')),
  el('πού να μείνω στη Σαντορίνη', guide('where-to-stay-on-santorini')),
  el('πού να μείνω στην Πάρο', guide('where-to-stay-on-paros')),
  el('διαμονή Μήλος περιοχή', guide('where-to-stay-on-milos')),
  el('Σαντορίνη με πλοίο ή αεροπλάνο', guide('athens-to-santorini')),
  el('απεργία πλοίων', guide('ferry-strikes'), '/disruptions/rights', '/help#ferry-late'),
];

/**
 * Forty more, written down on 28 November 2026 after reports and questions on travellers' blogs, Fodor's, Rick Steves'
 * forum and Greek magazines, when the search already found the first sixty. As it was then, 32 led to their page.
 */
export const laterSearches: readonly ForumSearch[] = [
  en('do i need a car on paros', '/help#need-car', guide('paros#needs')),
  en('rent an automatic car in naxos', '/rent-a-car'),
  en('licence for a quad bike', '/help#driving-licence'),
  en('can you drink the tap water in santorini', '/help#tap-water'),
  en('toilet paper in the bin', guide('local-insights#water')),
  en('where do suitcases go on the ferry', '/ferry-guide#luggage'),
  en('deck ticket no seat', '/blog/ferry-seat-or-cabin', '/ferry-guide#classes'),
  en('ferry cancelled because of wind missed my flight', '/help#ferry-cancelled'),
  en('how long between ferry and flight', '/ferry-guide#wind', '/packages/long-weekend'),
  en('quiet island near santorini', '/help#which-island', guide('santorini#tips')),
  en('folegandros without a car', guide('folegandros'), guide('folegandros#getting-around')),
  en('cheapest cyclades island', guide('on-a-budget'), guide('on-a-budget#islands')),
  en('solo female traveller greek islands', guide('travelling-alone')),
  en('islands without cars', '/blog/islands-without-a-car'),
  en(
    'easter on a greek island',
    guide('best-time-to-visit#easter'),
    '/blog/easter-in-the-cyclades',
  ),
  en('taking a rental car to antiparos', guide('day-trip-to-antiparos')),
  en('windsurfing lessons paros', '/activities/paros-windsurfing-on-golden-beach'),
  en('vegetarian food on the islands', '/culinary'),
  en('how much to tip in a taverna', '/resources#money'),
  en('airport to rafina bus', guide('airport-to-ports'), guide('airport-to-ports#rafina')),
  en('when are the cruise ships in santorini', guide('santorini#when-to-go')),
  en('hike from fira to oia', '/activities/santorini-caldera-path-fira-to-oia'),
  el('Πάρος με ή χωρίς αυτοκίνητο', '/help#need-car', guide('paros#needs')),
  el('πόσο κοστίζει το αυτοκίνητο στο πλοίο', '/ferry-guide#vehicles'),
  el('σκύλος στο καράβι', '/help#pets', '/ferry-guide#pets'),
  el('κάμπινγκ στις Κυκλάδες', guide('on-a-budget#camping')),
  el('νησί κοντά στην Αθήνα για Σαββατοκύριακο', '/blog/three-days-from-athens', guide('kea')),
  el('οικονομικό νησί', guide('on-a-budget')),
  el('ήσυχο νησί για ζευγάρι', guide('honeymoon#which'), guide('honeymoon')),
  el('Πάσχα σε νησί', guide('best-time-to-visit#easter'), '/blog/easter-in-the-cyclades'),
  el('Δεκαπενταύγουστος στην Πάρο', guide('best-time-to-visit#august-15')),
  el('πλοία από Ραφήνα για Τήνο', '/ferry-routes/rafina-to-tinos'),
  el('Τζια από Λαύριο', '/ferry-routes/lavrio-to-kea'),
  el('απαγορευτικό επιστροφή χρημάτων', '/ferry-guide#rights', '/disruptions/rights'),
  el('παιδικό εισιτήριο πλοίου', '/ferry-guide#tickets'),
  el('μονοπάτια Σίφνου', guide('sifnos#walks')),
  el('νυχτερινή ζωή Ίος', guide('nightlife'), guide('nightlife#ios')),
  el(
    'νησί χωρίς αέρα τον Αύγουστο',
    guide('cyclades-in-august'),
    guide('cyclades-in-august#islands'),
  ),
  el('αναπηρικό αμαξίδιο στο πλοίο', '/ferry-guide#accessibility', '/resources#accessibility'),
  el('πού να φάμε στη Σίφνο', guide('sifnos#food')),
];

/**
 * Another forty, written on 29 November 2026 from what people ask in forums, before the pages were looked at. The first
 * result answered 25 of them then. Left out are two without a page that answers: where to watch the sunset in Oia, and
 * how to get to one beach.
 */
export const mendedSearches: readonly ForumSearch[] = [
  en('paros or naxos for families', '/compare/paros-or-naxos'),
  en('best greek island for first timers', '/blog/best-cyclades-islands'),
  en('ferry piraeus to santorini how long', '/ferry-routes/piraeus-to-santorini'),
  en('do i need to book ferries in advance', '/help#book-ahead'),
  en('seasick on ferry to mykonos', '/ferry-guide#seasickness'),
  en('stay in oia or fira', guide('where-to-stay-on-santorini')),
  en('10 day island hopping itinerary', guide('itineraries')),
  en('is milos worth it', guide('milos')),
  en('atv or car milos', guide('milos#getting-around')),
  en('mykonos in october', guide('cyclades-in-october')),
  en('quiet islands without crowds', '/islands?character=quiet'),
  en('athens airport to rafina bus', guide('airport-to-ports')),
  en('meltemi wind august', '/ferry-guide#wind'),
  en('blue star or seajets', guide('island-hopping#fast-or-slow')),
  en('delos tickets from mykonos', guide('day-trip-to-delos#costs')),
  en('nudist beaches', guide('local-insights#nudism')),
  en('amorgos monastery dress code', guide('greek-culture#churches')),
  en('luggage storage santorini', guide('santorini#getting-around')),
  en('paros airport to naoussa', '/transfers?island=paros&from=paros-airport'),
  en('ferry cancelled refund', '/disruptions/rights'),
  en('santorini with toddler', guide('with-small-children')),
  el('φθηνά νησιά κυκλάδες', guide('on-a-budget')),
  el('πλοια πειραιας αμοργος ωρες', '/ferry-routes/piraeus-to-amorgos'),
  el('που να μεινω στην παρο', guide('where-to-stay-on-paros')),
  el('αντιπαρος με αυτοκινητο', guide('day-trip-to-antiparos')),
  el('απαγορευτικο σημερα', '/disruptions'),
  el('δεκαπενταυγουστος τηνος', guide('best-time-to-visit#august-15')),
  el('diakopes koufonisia', '/islands/koufonisia'),
  el('milos h santorini', '/compare/milos-or-santorini'),
  el('νησιά κοντά στην αθήνα για σαββατοκύριακο', '/blog/three-days-from-athens'),
  el('ploia rafina mykonos', '/ferry-routes/rafina-to-mykonos'),
  el('καμπινγκ κυκλαδες', guide('on-a-budget#camping')),
  el('σκυλος στο πλοιο', '/help#pets'),
  el('naxos paralies', guide('best-beaches-of-naxos')),
  el('που να φαω στη σιφνο', guide('sifnos#food')),
  el('εκπτωση πολυτεκνων πλοια', '/help#discounts'),
];
