import type { Faults } from './faults.ts';

/** Characters of a name: longer ones are cut, with a fault. */
const longestName = 120;

const strange = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\s\s|[^\S ]/u;

/**
 * A text of a feed as it may stand on a page or in a terminal: on one line, with single blanks, without control
 * characters, marks that turn the direction of what follows, and others that nobody sees.
 */
export function cleanText(text: string): string {
  if (!strange.test(text)) return text;
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name in a field of a row, cleaned. */
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
  // Whole characters: half of one is none.
  return [...name.slice(0, 2 * longestName)].slice(0, longestName).join('').trim();
}

/** An address of the web in a field of a row; blank, with a fault, where it is anything else. */
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
