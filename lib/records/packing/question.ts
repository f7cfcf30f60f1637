import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';

/** Planned activities: each adds its own things. */
export const activities = [
  'beach',
  'hike',
  'boat',
  'dive',
  'culture',
  'dine',
  'drive',
  'camp',
  'work',
] as const;
export type Doing = (typeof activities)[number];

export const packingLimits = { nights: 60, persons: 9, own: 30, ownLength: 60 } as const;

/** Choices from which a list is made. */
export interface PackingQuestion {
  /** 1 to 12. */
  readonly month: number;
  /** Islands; empty for any. */
  readonly islands: readonly IslandSlug[];
  readonly doing: readonly Doing[];
  readonly nights: number;
  readonly adults: number;
  /** Children from about three, who walk and swim. */
  readonly children: number;
  /** Babies. */
  readonly babies: number;
  /** Ids of things taken off the list. */
  readonly without: readonly string[];
  /** The visitor's own items, as typed. */
  readonly own: readonly string[];
}

/** Default list, before any choice: a week in summer for two. */
export const usualQuestion: PackingQuestion = {
  month: 7,
  islands: [],
  doing: ['beach', 'dine'],
  nights: 7,
  adults: 2,
  children: 0,
  babies: 0,
  without: [],
  own: [],
};

export const packingFaults = [
  'month',
  'island',
  'doing',
  'nights',
  'adults',
  'children',
  'babies',
  'own',
] as const;
export type PackingFault = (typeof packingFaults)[number];

export interface PackingReading {
  /** Choices as read; the default for unreadable ones. */
  readonly question: PackingQuestion;
  /** Fields with errors. */
  readonly faults: readonly PackingFault[];
  /** Text of number fields with an error, for correction. */
  readonly typed: Readonly<Partial<Record<PackingNumber, string>>>;
}

export type PackingNumber = 'nights' | 'adults' | 'children' | 'babies';

/** Longest text shown again in a field with an error. */
const longestTyped = 12;

const isDoing = (value: string): value is Doing =>
  (activities as readonly string[]).includes(value);

/** Removes duplicates, and limits the number of values. */
const listOf = (value: RawQuery[string], most: number) =>
  [...new Set(allValues(value).map((text) => text.trim()))].filter(Boolean).slice(0, most);

/** Lines of the field for the visitor's own things, without duplicates. The parameter may be repeated in an address. */
function ownThings(value: RawQuery[string]): string[] {
  const lines = allValues(value)
    .flatMap((text) => text.slice(0, 4000).split(/\r?\n/))
    // Removes control characters, and those that change the direction of a line.
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, '').trim());
  return [...new Set(lines)].filter(Boolean);
}

/** Reads an address. Reports unreadable values, and returns a list all the same. */
export function readPacking(query: RawQuery): PackingReading {
  const faults: PackingFault[] = [];
  const typed: Partial<Record<PackingNumber, string>> = {};
  const number = (name: 'month' | PackingNumber, least: number, most: number) => {
    const text = firstValue(query[name])?.trim() ?? '';
    if (text === '') return usualQuestion[name];
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    faults.push(name);
    if (name !== 'month') typed[name] = text.slice(0, longestTyped);
    return usualQuestion[name];
  };
  const { nights, persons, own: mostOwn, ownLength } = packingLimits;
  const islands = listOf(query.island, 50);
  const doing = listOf(query.do, 50);
  if (!islands.every(isIslandSlug)) faults.push('island');
  if (!doing.every(isDoing)) faults.push('doing');
  const own = ownThings(query.own);
  if (own.length > mostOwn || own.some((line) => line.length > ownLength)) faults.push('own');
  const question: PackingQuestion = {
    month: number('month', 1, 12),
    islands: islands.filter(isIslandSlug),
    // A form without a ticked activity sends none; it always sends `month`, by which it is recognized.
    doing: doing.length > 0 || 'month' in query ? doing.filter(isDoing) : usualQuestion.doing,
    nights: number('nights', 1, nights),
    adults: number('adults', 1, persons),
    children: number('children', 0, persons),
    babies: number('babies', 0, persons),
    without: listOf(query.without, 100).filter((id) => /^[a-z-]{2,30}$/.test(id)),
    own: own.slice(0, mostOwn).map((line) => line.slice(0, ownLength).trim()),
  };
  return { question, faults: [...new Set(faults)], typed };
}

/** The query of a list in one order of names; ticked items are not part of it. Without `?`. */
export function writePacking(question: PackingQuestion): string {
  const { month, islands, doing, nights, adults, children, babies, without, own } = question;
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries({ month, nights, adults, children, babies })) {
    written.set(name, String(value));
  }
  for (const island of islands) written.append('island', island);
  for (const one of doing) written.append('do', one);
  for (const id of without) written.append('without', id);
  for (const line of own) written.append('own', line);
  return written.toString();
}
