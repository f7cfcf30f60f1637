import { type FareLookup, FareRules } from './fare-rules.ts';
import type { Faults } from './faults.ts';
import type { Stop } from './stops.ts';
import type { Tables } from './table.ts';
import { parseCents } from './values.ts';

const productsFile = 'fare_products.txt';
const legRulesFile = 'fare_leg_rules.txt';

/**
 * The part of Fares V2 that prices one leg: products in euro of the default rider by network and areas.
 * Left out: time frames, rule priorities, and what a change costs.
 */
export function readFaresV2(tables: Tables, faults: Faults): FareLookup {
  const products = readProducts(tables, faults);
  const networks = new Map<string, string>();
  tables.each('route_networks.txt', ['network_id', 'route_id'], (row) => {
    networks.set(row.route_id, row.network_id);
  });
  const areas = new Map<string, string[]>();
  tables.each('stop_areas.txt', ['area_id', 'stop_id'], (row) => {
    areas.set(row.stop_id, [...(areas.get(row.stop_id) ?? []), row.area_id]);
  });
  const rules = new FareRules();
  const columns = [
    'network_id',
    'from_area_id',
    'to_area_id',
    'from_timeframe_group_id',
    'to_timeframe_group_id',
    'fare_product_id',
  ] as const;
  tables.each(legRulesFile, columns, (row, line) => {
    const cents = products.get(row.fare_product_id);
    if (cents === undefined) {
      return faults.add(legRulesFile, `no fare “${row.fare_product_id}”`, line, 'fare_product_id');
    }
    if (cents === null || row.from_timeframe_group_id || row.to_timeframe_group_id) return;
    rules.put('', row.network_id, row.from_area_id, row.to_area_id, cents);
  });
  // A station's areas are those of its stops too.
  const areasOf = ({ id, parentId }: Stop) => [
    ...(areas.get(id) ?? []),
    ...(areas.get(parentId) ?? []),
  ];
  return (route, from, to) =>
    rules.best('', networks.get(route.id) ?? route.networkId, areasOf(from), areasOf(to));
}

/** Cents of each product, the cheapest of its media; null where none is in euro for the default rider. */
function readProducts(tables: Tables, faults: Faults): Map<string, number | null> {
  const defaultRiders = new Set(['']);
  tables.each('rider_categories.txt', ['rider_category_id', 'is_default_fare_category'], (row) => {
    if (row.is_default_fare_category === '1') defaultRiders.add(row.rider_category_id);
  });
  const products = new Map<string, number | null>();
  const columns = ['fare_product_id', 'rider_category_id', 'amount', 'currency'] as const;
  tables.each(productsFile, columns, (row, line) => {
    const { fare_product_id: id } = row;
    if (!products.has(id)) products.set(id, null);
    if (!defaultRiders.has(row.rider_category_id)) return;
    const cents = parseCents(row.amount);
    if (cents === undefined) return faults.add(productsFile, `“${row.amount}”`, line, 'amount');
    if (row.currency !== 'EUR') {
      return faults.add(productsFile, `“${row.currency}” is not read`, line, 'currency');
    }
    products.set(id, Math.min(cents, products.get(id) ?? cents));
  });
  return products;
}
