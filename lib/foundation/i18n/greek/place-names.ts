import type { Declension } from './declension.ts';
import { islandNames } from './island-names.ts';

/**
 * Greek names declined in our texts, by nominative without a part in brackets. Islands, their ports and airports are
 * declined in their records; this list holds the places their boats come from.
 */
export const placeNames: Readonly<Record<string, Declension>> = {
  ...islandNames,
  Κυκλάδες: { gender: 'feminine plural', genitive: 'Κυκλάδων' },
  Αθήνα: { gender: 'feminine', genitive: 'Αθήνας' },
  Ηράκλειο: { gender: 'neuter', genitive: 'Ηρακλείου' },
  Λαύριο: { gender: 'neuter', genitive: 'Λαυρίου' },
  Πειραιάς: { gender: 'masculine', genitive: 'Πειραιά', accusative: 'Πειραιά' },
  Ραφήνα: { gender: 'feminine', genitive: 'Ραφήνας' },
};
