import { originOf } from './fare-origin.ts';
import { type FareLookup, type FarePrice, FareRules } from './fare-rules.ts';
import type { Faults } from './faults.ts';
import type { Route } from './network.ts';
import type { Tables } from './table.ts';
import { parseCents } from './values.ts';

const attributesFile = 'fare_attributes.txt';
const rulesFile = 'fare_rules.txt';

interface Attribute extends FarePrice {
  readonly agencyId: string;
}

/**
 * Reads fare_attributes.txt with fare_rules.txt. Reads fares in euro only. A fare without rules
 * applies everywhere.
 */
export function readFaresV1(
  tables: Tables,
  routes: ReadonlyMap<string, Route>,
  faults: Faults,
): FareLookup {
  const attributes = readAttributes(tables, faults);
  const rules = new FareRules();
  const ruled = new Set<string>();
  const columns = ['fare_id', 'route_id', 'origin_id', 'destination_id', 'contains_id'] as const;
  tables.each(rulesFile, columns, (row, line) => {
    const { fare_id: id, route_id: routeId } = row;
    ruled.add(id);
    const attribute = attributes.get(id);
    if (attribute === undefined) return faults.add(rulesFile, `no fare “${id}”`, line, 'fare_id');
    // Null: the fare was rejected with its own fault.
    if (attribute === null || (routeId && !routes.has(routeId))) return;
    if (row.contains_id) {
      return faults.add(rulesFile, 'zones passed through are not read', line, 'contains_id');
    }
    rules.put(attribute.agencyId, routeId, row.origin_id, row.destination_id, attribute);
  });
  for (const [id, attribute] of attributes) {
    if (attribute && !ruled.has(id)) rules.put(attribute.agencyId, '', '', '', attribute);
  }
  return ({ id, operatorId }, from, to) => rules.best(operatorId, id, [from.zoneId], [to.zoneId]);
}

function readAttributes(tables: Tables, faults: Faults): Map<string, Attribute | null> {
  const attributes = new Map<string, Attribute | null>();
  const columns = ['fare_id', 'price', 'currency_type', 'agency_id', 'basis', 'as_of'] as const;
  tables.each(attributesFile, columns, (row, line) => {
    const { fare_id: id, currency_type: currency } = row;
    if (!id) return faults.add(attributesFile, 'missing', line, 'fare_id');
    if (attributes.has(id)) {
      return faults.add(attributesFile, `“${id}” stands twice`, line, 'fare_id');
    }
    attributes.set(id, null);
    const cents = parseCents(row.price);
    if (cents === undefined) return faults.add(attributesFile, `“${row.price}”`, line, 'price');
    if (currency !== 'EUR') {
      return faults.add(attributesFile, `“${currency}” is not read`, line, 'currency_type');
    }
    attributes.set(id, { cents, agencyId: row.agency_id, ...originOf(row) });
  });
  return attributes;
}
