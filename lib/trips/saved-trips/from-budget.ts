import type { BudgetResult } from '@/lib/trips/budget/result';
import type { BudgetLine } from '@/lib/trips/budget/rules';
import { newStops, newTrip } from './rules';
import type { EntryKind, TripDocument } from './types';

/** Titles of a budget's entries, in the language of the person who saves it. */
export interface BudgetEntryTexts {
  readonly stay: string;
  readonly car: string;
  readonly outings: string;
  /** Food, buses and sunbeds of a stay, which no entry of a trip counts: `likely` is in euro cents. */
  readonly rest: (likely: number) => string;
}

/**
 * A budget as a trip: its islands with their nights, its party, its first day, and the likely sums of rooms, hired
 * cars and outings as entries. Boats are left to be chosen, for a budget weighs several of each day.
 */
export function tripFromBudget(
  { ask, budget }: Pick<BudgetResult, 'ask' | 'budget'>,
  title: string,
  texts: BudgetEntryTexts,
  makeId: () => string = () => crypto.randomUUID(),
): TripDocument {
  const { question } = ask;
  const { when, from, move } = question;
  const stops = newStops(question.stops, makeId);
  const entry = (stopId: string, kind: EntryKind, name: string, cents: number | null) => ({
    stopId,
    dayOffset: null,
    kind,
    title: name,
    note: '',
    url: null,
    cents,
    listing: null,
  });
  const ofStops = stops.flatMap(({ id }, at) => {
    const lines = linesOfStop(budget.lines, at, question.stops.length);
    const likely = (of: (line: BudgetLine) => boolean) =>
      lines.filter(of).reduce((all, { range }) => all + range.likely, 0);
    const isCar = ({ category }: BudgetLine) => category === 'around' && move === 'hire';
    const car = likely(isCar);
    const rest = likely((line) => line.category !== 'stays' && !isCar(line));
    return [
      entry(
        id,
        'hotel',
        texts.stay,
        likely(({ category }) => category === 'stays'),
      ),
      ...(car > 0 ? [entry(id, 'vehicle', texts.car, car)] : []),
      entry(id, 'note', texts.rest(rest), null),
    ];
  });
  const outings = budget.lines.find(
    ({ category, range }) => category === 'outings' && range.likely > 0,
  );
  const first = stops[0];
  const gateway = from === 'heraklion' ? from : null;
  return newTrip(title, {
    startDate: when.kind === 'date' ? when.date : null,
    adults: question.adults,
    children: question.children,
    vehicle: move === 'own' ? 'car' : null,
    startGateway: gateway,
    endGateway: gateway,
    stops,
    entries: [
      ...ofStops,
      ...(outings && first
        ? [entry(first.id, 'activity', texts.outings, outings.range.likely)]
        : []),
    ],
  });
}

/** Lines of one stop: they are in the order of the stops, and those of each stop begin with its rooms. */
function linesOfStop(
  lines: readonly BudgetLine[],
  at: number,
  stops: number,
): readonly BudgetLine[] {
  const ofIslands = lines.filter(({ island }) => island !== undefined);
  const begins = ofIslands.flatMap(({ category }, index) => (category === 'stays' ? [index] : []));
  return ofIslands.slice(begins[at], at + 1 < stops ? begins[at + 1] : undefined);
}
