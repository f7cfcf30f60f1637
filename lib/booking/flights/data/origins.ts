const city = (iata: string, en: string, el: string) => ({ iata, name: { en, el } });

/**
 * Cities that are offered while one writes where one starts, with the IATA code of their main airport; any other
 * code is taken as well. The six islands come from `airports`.
 */
export const origins = [
  city('ATH', 'Athens', 'Αθήνα'),
  city('SKG', 'Thessaloniki', 'Θεσσαλονίκη'),
  city('HER', 'Heraklion', 'Ηράκλειο'),
  city('LCA', 'Larnaca', 'Λάρνακα'),
  city('LHR', 'London', 'Λονδίνο'),
  city('MAN', 'Manchester', 'Μάντσεστερ'),
  city('DUB', 'Dublin', 'Δουβλίνο'),
  city('CDG', 'Paris', 'Παρίσι'),
  city('AMS', 'Amsterdam', 'Άμστερνταμ'),
  city('BRU', 'Brussels', 'Βρυξέλλες'),
  city('FRA', 'Frankfurt', 'Φρανκφούρτη'),
  city('MUC', 'Munich', 'Μόναχο'),
  city('BER', 'Berlin', 'Βερολίνο'),
  city('VIE', 'Vienna', 'Βιέννη'),
  city('ZRH', 'Zurich', 'Ζυρίχη'),
  city('MXP', 'Milan', 'Μιλάνο'),
  city('FCO', 'Rome', 'Ρώμη'),
  city('VCE', 'Venice', 'Βενετία'),
  city('MAD', 'Madrid', 'Μαδρίτη'),
  city('BCN', 'Barcelona', 'Βαρκελώνη'),
  city('CPH', 'Copenhagen', 'Κοπεγχάγη'),
  city('ARN', 'Stockholm', 'Στοκχόλμη'),
  city('OSL', 'Oslo', 'Όσλο'),
  city('WAW', 'Warsaw', 'Βαρσοβία'),
  city('IST', 'Istanbul', 'Κωνσταντινούπολη'),
  city('TLV', 'Tel Aviv', 'Τελ Αβίβ'),
] as const;
