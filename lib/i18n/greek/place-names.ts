import type { Declension } from './declension.ts';
import { islandNames } from './island-names.ts';

/**
 * The Greek names that our texts decline. The key is the name in the nominative, without what stands in brackets.
 * Islands, their ports and airports are declined in their records; here are the places their boats come from.
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
