import type { Faults } from './faults.ts';

/** Maximum characters of a name. Longer ones are cut, with a fault. */
const longestName = 120;

const strange = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\s\s|[^\S ]/u;

/**
 * Cleans a text of a feed for pages and terminals: one line, single spaces, and no control
 * characters, direction marks or other invisible characters.
 */
export function cleanText(text: string): string {
  if (!strange.test(text)) return text;
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads and cleans the name in a field of a row. */
export function readName<Column extends string>(
  row: Readonly<Record<Column, string>>,
  field: Column,
  file: string,
  line: number,
  faults: Faults,
): string {
  const name = cleanText(row[field]);
  if (name.length <= longestName) return name;
  faults.add(file, `a name of ${name.length} characters is cut`, line, field);
  // Cut between whole characters, not within a surrogate pair.
  return [...name.slice(0, 2 * longestName)].slice(0, longestName).join('').trim();
}

/** Reads a web address in a field of a row. Returns a blank, with a fault, for anything else. */
export function readWebAddress<Column extends string>(
  row: Readonly<Record<Column, string>>,
  field: Column,
  file: string,
  line: number,
  faults: Faults,
): string {
  const address = row[field];
  const isWeb = /^https?:\/\/[^\s"<>]+$/i.test(address) && URL.canParse(address);
  if (isWeb && cleanText(address) === address && address.length <= 2000) return address;
  if (address) faults.add(file, `no address of the web: “${address.slice(0, 100)}”`, line, field);
  return '';
}

/** Cleans a phone number, cut to 40 characters. Blank if there is none. */
export const readPhone = (text: string): string => cleanText(text).slice(0, 40);
