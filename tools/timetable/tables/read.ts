import { asOfSchema } from '../../../lib/foundation/time/as-of.ts';
import { dateOf } from '../../../lib/foundation/time/days.ts';
import { vesselKinds } from '../../../lib/sea/timetable/types.ts';
import { parseCalls } from './calls.ts';
import { dayNumber, parseDays, parseSeasons, parseWeekdays, seasonNames } from './days.ts';
import type { RowFault } from './fault.ts';
import { type IslandRecord, readPorts } from './ports.ts';
import { RowReader, type TextOf } from './row-reader.ts';
import { bases, type FareRow, type Typical } from './typical.ts';

/**
 * Reads all tables. Invalid rows are reported and left out, so that one of them does not hide the
 * faults of others. `sailingFiles` are the tables of sailings, such as `sailings/piraeus.csv`.
 */
export function readTypical(
  textOf: TextOf,
  sailingFiles: readonly string[],
  islands: ReadonlyMap<string, IslandRecord>,
): { typical: Typical; faults: readonly RowFault[] } {
  const reader = new RowReader(textOf);
  const byId = <Value extends { id: string; at: { file: string; row: number } }>(
    values: readonly Value[],
  ) => reader.byKey(values, ({ id }) => id);

  const operators = byId(
    reader.rows(
      'operators.csv',
      ['operator_id', 'name_en', 'name_el', 'url', 'phone', 'source'],
      (row) => ({
        at: row.at,
        id: row.filled('operator_id'),
        name: { en: row.filled('name_en'), el: row.filled('name_el') },
        url: row.filled('url'),
        phone: row.text('phone'),
        source: row.filled('source'),
      }),
    ),
  );
  const vessels = byId(
    reader.rows(
      'vessels.csv',
      ['vessel_id', 'name', 'operator_id', 'kind', 'vehicles', 'knots', 'source'],
      (row) => ({
        at: row.at,
        id: row.filled('vessel_id'),
        name: row.filled('name'),
        operatorId: row.reference('operator_id', operators),
        kind: row.oneOf('kind', vesselKinds),
        takesVehicles: row.oneOf('vehicles', ['yes', 'no']) === 'yes',
        knots: row.number('knots'),
        source: row.filled('source'),
      }),
    ),
  );
  const ports = byId(readPorts(reader, islands));
  const seasons = reader.rows('seasons.csv', ['season', 'start', 'end'], (row) => ({
    at: row.at,
    season: row.oneOf('season', seasonNames),
    start: dayNumber(row.filled('start')),
    end: dayNumber(row.filled('end')),
  }));
  const lines = byId(
    reader.rows(
      'lines.csv',
      ['line_id', 'operator_id', 'name_en', 'name_el', 'group', 'basis', 'source', 'checked_on'],
      (row) => ({
        at: row.at,
        id: row.filled('line_id'),
        operatorId: row.reference('operator_id', operators),
        name: { en: row.filled('name_en'), el: row.filled('name_el') },
        group: row.filled('group'),
        basis: row.oneOf('basis', bases),
        source: row.filled('source'),
        checkedOn: dateOf(dayNumber(row.filled('checked_on'))),
      }),
    ),
  );
  const sailings = byId(
    sailingFiles.flatMap((file) =>
      reader.rows(
        file,
        ['sailing_id', 'line_id', 'seasons', 'days', 'vessel_id', 'calls'],
        (row) => {
          const runs = parseCalls(row.filled('calls'));
          const unknown = runs[0]?.find(({ portId }) => !ports.has(portId));
          if (unknown) throw new Error(`unknown port "${unknown.portId}"`);
          return {
            at: row.at,
            id: row.filled('sailing_id'),
            lineId: row.reference('line_id', lines),
            seasons: parseSeasons(row.filled('seasons')),
            weekdays: parseWeekdays(row.filled('days')),
            vesselId: row.reference('vessel_id', vessels),
            runs,
          };
        },
      ),
    ),
  );
  const exceptions = reader.rows(
    'exceptions.csv',
    ['line_id', 'date', 'change', 'sailing_id', 'note'],
    (row) => ({
      at: row.at,
      lineId: row.text('line_id') === '*' ? '*' : row.reference('line_id', lines),
      days: parseDays(row.filled('date')),
      change: row.oneOf('change', ['added', 'removed']),
      sailingId: row.text('sailing_id') === '' ? '' : row.reference('sailing_id', sailings),
    }),
  );
  const fares = reader.rows(
    'fares.csv',
    [
      'group',
      'from',
      'to',
      'adult_cents',
      'car_cents',
      'motorcycle_cents',
      'basis',
      'as_of',
      'source',
    ],
    (row): FareRow => ({
      at: row.at,
      group: row.filled('group'),
      from: row.reference('from', ports),
      to: row.reference('to', ports),
      adultCents: row.number('adult_cents'),
      carCents: row.optionalNumber('car_cents'),
      motorcycleCents: row.optionalNumber('motorcycle_cents'),
      basis: row.oneOf('basis', bases),
      asOf: asOfSchema.parse(row.filled('as_of')),
      source: row.filled('source'),
    }),
  );
  const fareCurves = reader.byKey(
    reader.rows(
      'fare_curves.csv',
      ['group', 'base_cents', 'cents_per_mile', 'car_factor', 'motorcycle_factor', 'as_of'],
      (row) => ({
        at: row.at,
        group: row.filled('group'),
        baseCents: row.number('base_cents'),
        centsPerMile: row.number('cents_per_mile'),
        carFactor: row.number('car_factor'),
        motorcycleFactor: row.number('motorcycle_factor'),
        asOf: asOfSchema.parse(row.filled('as_of')),
      }),
    ),
    ({ group }) => group,
  );
  const roadTransfers = reader.rows(
    'road_transfers.csv',
    ['from', 'to', 'minutes', 'note'],
    (row) => ({
      at: row.at,
      from: row.reference('from', ports),
      to: row.reference('to', ports),
      minutes: row.number('minutes'),
    }),
  );
  const typical: Typical = {
    operators,
    vessels,
    ports,
    seasons,
    lines,
    sailings: [...sailings.values()],
    exceptions,
    fares,
    fareCurves,
    roadTransfers,
  };
  return { typical, faults: reader.faults };
}
