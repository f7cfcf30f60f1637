import { readFileSync } from 'node:fs';
import { airports } from '../../lib/booking/flights/data/airports.ts';
import { busLines, transfers } from '../../lib/booking/transfers/data/index.ts';
import type { Fare } from '../../lib/booking/transfers/schema.ts';
import {
  type AsOf,
  asOfSchema,
  monthsOld,
  renewAfterMonths,
} from '../../lib/foundation/time/as-of.ts';
import type { IsoDate } from '../../lib/foundation/time/types.ts';
import { costs } from '../../lib/records/costs/data.ts';
import { costAsOf } from '../../lib/records/costs/rules.ts';
import { refundScales } from '../../lib/sea/ferries/ferry-guide/refund-scales.ts';
import { amountsOfTexts } from './dated-texts.ts';

/** A price, a fare or a term, and of when it is. */
export interface DatedFact {
  /** Record and field, or file and amount. */
  readonly what: string;
  readonly asOf: AsOf | null;
  /**
   * `undated`: its source has no date, and the page says so. `law`: in force since a date, or by a
   * law that the text names. Otherwise the date must be known.
   */
  readonly kind: 'dated' | 'undated' | 'law';
}

const ofSource = (what: string, asOf: AsOf | null): DatedFact => ({
  what,
  asOf,
  kind: asOf === null ? 'undated' : 'dated',
});

const ofFare = (what: string, fare: Fare | null | undefined): DatedFact[] =>
  !fare || fare.basis === 'free' ? [] : [ofSource(what, fare.asOf)];

/** An amount that the note of a transfer names, with the year that stands beside it. */
function amountsOfNote(id: string, note: string | undefined): DatedFact[] {
  if (!note || !/€\s?\d/.test(note)) return [];
  const asOf = asOfSchema.safeParse(/\b20\d\d\b/.exec(note)?.[0]).data ?? null;
  return [{ what: `note of transfer ${id}`, asOf, kind: 'dated' }];
}

/** Fares of the typical timetable, printed and estimated, with the month or year of their row. */
function ferryFares(): DatedFact[] {
  const text = readFileSync('lib/sea/timetable/typical/tables/fares.csv', 'utf8');
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [header = [], ...fares] = rows.map((row) => row.split(','));
  const at = header.indexOf('as_of');
  return fares.map((cells) => {
    const [group, from, to] = cells;
    const asOf = asOfSchema.safeParse(cells[at]).data ?? null;
    return { what: `ferry fare ${group} ${from}–${to}`, asOf, kind: 'dated' };
  });
}

/** Every price, fare and term of the records and long texts. */
export function datedFacts(): DatedFact[] {
  return [
    ...transfers.flatMap(({ id, price }) => ofFare(`transfer ${id}`, price)),
    ...transfers.flatMap(({ id, note }) => amountsOfNote(id, note?.en)),
    ...busLines.flatMap(({ id, price }) => ofFare(`bus line ${id}`, price)),
    ...airports.flatMap(({ iata, fromAthens }) => ofFare(`flight ATH–${iata}`, fromAthens?.fare)),
    ...costs.map((cost) =>
      ofSource(`cost ${cost.item} ${cost.group} ${cost.season}`, costAsOf(cost)),
    ),
    ...refundScales.map(({ name, season, asOf }) => ofSource(`refunds ${name} ${season}`, asOf)),
    ...ferryFares(),
    ...amountsOfTexts().map(
      ({ file, amount, asOf, isInForce }): DatedFact => ({
        what: `${file} (${amount})`,
        asOf,
        kind: isInForce ? 'law' : 'dated',
      }),
    ),
  ];
}

/** Facts that are due for a new check on a day, oldest first. */
export const factsToRenew = (facts: readonly DatedFact[], today: IsoDate): DatedFact[] =>
  facts
    .filter(
      ({ asOf, kind }) =>
        kind === 'dated' && asOf !== null && monthsOld(asOf, today) > renewAfterMonths,
    )
    .toSorted((a, b) => (a.asOf ?? '').localeCompare(b.asOf ?? ''));

/** Facts whose date is missing: a fault of the record or the text. */
export const withoutDate = (facts: readonly DatedFact[]): DatedFact[] =>
  facts.filter(({ asOf, kind }) => asOf === null && kind === 'dated');
