import type { Locale } from '@/lib/i18n/locales';

type Region = 'greece' | 'europe' | 'world';

/** Where travellers to the Cyclades set out: IATA code, English name, Greek name. */
const records = {
  greece: [
    ['ATH', 'Athens', 'Αθήνα'],
    ['SKG', 'Thessaloniki', 'Θεσσαλονίκη'],
    ['HER', 'Heraklion', 'Ηράκλειο'],
    ['CHQ', 'Chania', 'Χανιά'],
    ['RHO', 'Rhodes', 'Ρόδος'],
    ['KGS', 'Kos', 'Κως'],
    ['CFU', 'Corfu', 'Κέρκυρα'],
    ['JTR', 'Santorini', 'Σαντορίνη'],
    ['JMK', 'Mykonos', 'Μύκονος'],
    ['PAS', 'Paros', 'Πάρος'],
    ['JNX', 'Naxos', 'Νάξος'],
    ['MLO', 'Milos', 'Μήλος'],
    ['JSY', 'Syros', 'Σύρος'],
  ],
  europe: [
    ['AMS', 'Amsterdam', 'Άμστερνταμ'],
    ['BCN', 'Barcelona', 'Βαρκελώνη'],
    ['BSL', 'Basel Mulhouse', 'Βασιλεία-Μυλούζ'],
    ['BEG', 'Belgrade', 'Βελιγράδι'],
    ['BER', 'Berlin', 'Βερολίνο'],
    ['BHX', 'Birmingham', 'Μπέρμιγχαμ'],
    ['BLQ', 'Bologna', 'Μπολόνια'],
    ['BRS', 'Bristol', 'Μπρίστολ'],
    ['BRU', 'Brussels', 'Βρυξέλλες'],
    ['CRL', 'Brussels Charleroi', 'Βρυξέλλες Σαρλερουά'],
    ['OTP', 'Bucharest', 'Βουκουρέστι'],
    ['BUD', 'Budapest', 'Βουδαπέστη'],
    ['CTA', 'Catania', 'Κατάνια'],
    ['CGN', 'Cologne Bonn', 'Κολωνία-Βόννη'],
    ['CPH', 'Copenhagen', 'Κοπεγχάγη'],
    ['DUB', 'Dublin', 'Δουβλίνο'],
    ['DUS', 'Düsseldorf', 'Ντίσελντορφ'],
    ['EDI', 'Edinburgh', 'Εδιμβούργο'],
    ['EIN', 'Eindhoven', 'Αϊντχόφεν'],
    ['FRA', 'Frankfurt', 'Φρανκφούρτη'],
    ['GVA', 'Geneva', 'Γενεύη'],
    ['GOT', 'Gothenburg', 'Γκέτεμποργκ'],
    ['HAM', 'Hamburg', 'Αμβούργο'],
    ['HAJ', 'Hanover', 'Ανόβερο'],
    ['HEL', 'Helsinki', 'Ελσίνκι'],
    ['IST', 'Istanbul', 'Κωνσταντινούπολη'],
    ['SAW', 'Istanbul Sabiha Gökçen', 'Κωνσταντινούπολη Σαμπιχά Γκιοκτσέν'],
    ['KRK', 'Kraków', 'Κρακοβία'],
    ['LCA', 'Larnaca', 'Λάρνακα'],
    ['LEJ', 'Leipzig Halle', 'Λειψία-Χάλε'],
    ['LIS', 'Lisbon', 'Λισαβόνα'],
    ['LJU', 'Ljubljana', 'Λιουμπλιάνα'],
    ['LGW', 'London Gatwick', 'Λονδίνο Γκάτγουικ'],
    ['LHR', 'London Heathrow', 'Λονδίνο Χίθροου'],
    ['LTN', 'London Luton', 'Λονδίνο Λούτον'],
    ['STN', 'London Stansted', 'Λονδίνο Στάνστεντ'],
    ['LUX', 'Luxembourg', 'Λουξεμβούργο'],
    ['LYS', 'Lyon', 'Λυών'],
    ['MAD', 'Madrid', 'Μαδρίτη'],
    ['MLA', 'Malta', 'Μάλτα'],
    ['MAN', 'Manchester', 'Μάντσεστερ'],
    ['MRS', 'Marseille', 'Μασσαλία'],
    ['BGY', 'Milan Bergamo', 'Μιλάνο Μπέργκαμο'],
    ['LIN', 'Milan Linate', 'Μιλάνο Λινάτε'],
    ['MXP', 'Milan Malpensa', 'Μιλάνο Μαλπένσα'],
    ['MUC', 'Munich', 'Μόναχο'],
    ['NTE', 'Nantes', 'Νάντη'],
    ['NAP', 'Naples', 'Νάπολη'],
    ['NCE', 'Nice', 'Νίκαια'],
    ['NUE', 'Nuremberg', 'Νυρεμβέργη'],
    ['OSL', 'Oslo', 'Όσλο'],
    ['PFO', 'Paphos', 'Πάφος'],
    ['CDG', 'Paris Charles de Gaulle', 'Παρίσι Σαρλ ντε Γκωλ'],
    ['ORY', 'Paris Orly', 'Παρίσι Ορλύ'],
    ['OPO', 'Porto', 'Πόρτο'],
    ['PRG', 'Prague', 'Πράγα'],
    ['RIX', 'Riga', 'Ρίγα'],
    ['CIA', 'Rome Ciampino', 'Ρώμη Τσιαμπίνο'],
    ['FCO', 'Rome Fiumicino', 'Ρώμη Φιουμιτσίνο'],
    ['SKP', 'Skopje', 'Σκόπια'],
    ['SOF', 'Sofia', 'Σόφια'],
    ['ARN', 'Stockholm', 'Στοκχόλμη'],
    ['STR', 'Stuttgart', 'Στουτγάρδη'],
    ['TLL', 'Tallinn', 'Ταλίν'],
    ['TIA', 'Tirana', 'Τίρανα'],
    ['TLS', 'Toulouse', 'Τουλούζη'],
    ['TRN', 'Turin', 'Τορίνο'],
    ['VLC', 'Valencia', 'Βαλένθια'],
    ['VCE', 'Venice', 'Βενετία'],
    ['VIE', 'Vienna', 'Βιέννη'],
    ['VNO', 'Vilnius', 'Βίλνιους'],
    ['WAW', 'Warsaw', 'Βαρσοβία'],
    ['ZAG', 'Zagreb', 'Ζάγκρεμπ'],
    ['ZRH', 'Zurich', 'Ζυρίχη'],
  ],
  world: [
    ['AUH', 'Abu Dhabi', 'Άμπου Ντάμπι'],
    ['ATL', 'Atlanta', 'Ατλάντα'],
    ['BOS', 'Boston', 'Βοστόνη'],
    ['CAI', 'Cairo', 'Κάιρο'],
    ['ORD', "Chicago O'Hare", 'Σικάγο Ο’Χέαρ'],
    ['DOH', 'Doha', 'Ντόχα'],
    ['DXB', 'Dubai', 'Ντουμπάι'],
    ['MEL', 'Melbourne', 'Μελβούρνη'],
    ['YUL', 'Montreal', 'Μόντρεαλ'],
    ['JFK', 'New York JFK', 'Νέα Υόρκη JFK'],
    ['EWR', 'New York Newark', 'Νέα Υόρκη Νιούαρκ'],
    ['PHL', 'Philadelphia', 'Φιλαδέλφεια'],
    ['SIN', 'Singapore', 'Σιγκαπούρη'],
    ['SYD', 'Sydney', 'Σίδνεϊ'],
    ['TLV', 'Tel Aviv', 'Τελ Αβίβ'],
    ['YYZ', 'Toronto', 'Τορόντο'],
    ['IAD', 'Washington Dulles', 'Ουάσιγκτον Ντάλες'],
  ],
} as const satisfies Record<Region, readonly (readonly [string, string, string])[]>;

export type AirportCode = (typeof records)[Region][number][0];

const regions = ['greece', 'europe', 'world'] as const;

export const airportCodes: readonly AirportCode[] = regions.flatMap((region) =>
  records[region].map(([code]) => code),
);

/** True for the code of an airport in the list. */
export function isAirportCode(code: unknown): code is AirportCode {
  return airportCodes.includes(code as AirportCode);
}

export interface AirportGroup {
  region: Region;
  airports: { code: AirportCode; name: string }[];
}

/** All airports by region, named in a language and in its alphabetical order; Athens comes first. */
export function airportGroups(locale: Locale): AirportGroup[] {
  const { compare } = new Intl.Collator(locale);
  return regions.map((region) => {
    const airports = records[region].map(([code, en, el]) => ({
      code,
      name: locale === 'el' ? el : en,
    }));
    const place = (code: AirportCode) => (code === 'ATH' ? 0 : 1);
    return {
      region,
      airports: airports.sort((a, b) => place(a.code) - place(b.code) || compare(a.name, b.name)),
    };
  });
}
