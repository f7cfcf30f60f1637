import type { Tariff } from '../types.ts';
import { FareRules, type TariffLookup } from './fare-rules.ts';
import type { Faults } from './faults.ts';
import { cleanText } from './names.ts';
import type { Stop } from './stops.ts';
import type { Tables } from './table.ts';
import { parseCents } from './values.ts';

const productsFile = 'fare_products.txt';
const legRulesFile = 'fare_leg_rules.txt';

/**
 * Maximum number of fare classes. With more product names on single legs they are not classes to
 * choose from.
 */
const mostClasses = 12;

/**
 * Reads the part of Fares V2 that prices single legs: products in euro for the default rider and
 * for children, by network and areas. Products with different names for the same leg are fare
 * classes. Ignores time frames, rule priorities and transfer rules.
 */
export function readFaresV2(tables: Tables, faults: Faults): TariffLookup[] {
  const products = readProducts(tables, faults);
  const networks = new Map<string, string>();
  tables.each('route_networks.txt', ['network_id', 'route_id'], (row) => {
    networks.set(row.route_id, row.network_id);
  });
  const areas = new Map<string, string[]>();
  tables.each('stop_areas.txt', ['area_id', 'stop_id'], (row) => {
    areas.set(row.stop_id, [...(areas.get(row.stop_id) ?? []), row.area_id]);
  });
  const tariffs = new Map<string, TariffRules>();
  const rulesOf = (rider: Tariff['rider'], fareClass: string) => {
    const key = `${rider} ${fareClass}`;
    const found = tariffs.get(key) ?? { rider, fareClass, rules: new FareRules() };
    tariffs.set(key, found);
    return found.rules;
  };
  const namesOfLeg = new Map<string, Set<string>>();
  const columns = [
    'network_id',
    'from_area_id',
    'to_area_id',
    'from_timeframe_group_id',
    'to_timeframe_group_id',
    'fare_product_id',
  ] as const;
  rulesOf('adult', '');
  tables.each(legRulesFile, columns, (row, line) => {
    const product = products.get(row.fare_product_id);
    if (product === undefined) {
      return faults.add(legRulesFile, `no fare “${row.fare_product_id}”`, line, 'fare_product_id');
    }
    if (row.from_timeframe_group_id || row.to_timeframe_group_id) return;
    const { network_id: network, from_area_id: from, to_area_id: to } = row;
    const leg = [network, from, to].join('\n');
    namesOfLeg.set(leg, (namesOfLeg.get(leg) ?? new Set()).add(product.name));
    for (const rider of ['adult', 'child'] as const) {
      const cents = product[rider];
      for (const name of cents === undefined ? [] : new Set(['', product.name])) {
        rulesOf(rider, name).put('', network, from, to, { cents: cents as number });
      }
    }
  });
  const names = [...namesOfLeg.values()].filter(({ size }) => size > 1).flatMap((all) => [...all]);
  const classes = new Set(names.filter(Boolean));
  // The areas of a station also apply to its stops.
  const areasOf = ({ id, parentId }: Stop) => [
    ...(areas.get(id) ?? []),
    ...(areas.get(parentId) ?? []),
  ];
  return [...tariffs.values()]
    .filter(
      ({ fareClass }) => !fareClass || (classes.has(fareClass) && classes.size <= mostClasses),
    )
    .map(({ rider, fareClass, rules }) => ({
      rider,
      fareClass,
      lookup: (route, from, to) =>
        rules.best('', networks.get(route.id) ?? route.networkId, areasOf(from), areasOf(to)),
    }));
}

interface TariffRules extends Pick<Tariff, 'rider' | 'fareClass'> {
  readonly rules: FareRules;
}

interface Product {
  readonly name: string;
  /** Cents for the cheapest medium; absent if none is in euro. */
  adult?: number;
  /** Highest fare of several categories of children. */
  child?: number;
}

/**
 * Matches names of rider categories for children. Infants, who mostly travel free, have their own
 * categories.
 */
const childish = /child|kid|junior|minor|παιδ|ανηλικ/i;

/** Rider categories of the feed: the default ones including the blank, and those for children. */
function readRiders(tables: Tables) {
  const adults = new Set(['']);
  const children = new Set<string>();
  const columns = ['rider_category_id', 'rider_category_name', 'is_default_fare_category'] as const;
  tables.each('rider_categories.txt', columns, (row) => {
    const { rider_category_id: id, rider_category_name: name } = row;
    const words = `${id} ${name}`.normalize('NFD').replace(/\p{M}/gu, '');
    if (row.is_default_fare_category === '1') adults.add(id);
    else if (childish.test(words)) children.add(id);
  });
  return { adults, children };
}

/** Reads the products with their prices for adults and children. */
function readProducts(tables: Tables, faults: Faults): Map<string, Product> {
  const { adults, children } = readRiders(tables);
  const products = new Map<string, Product>();
  const ofChildren = new Map<string, number>();
  const columns = [
    'fare_product_id',
    'fare_product_name',
    'rider_category_id',
    'amount',
    'currency',
  ] as const;
  tables.each(productsFile, columns, (row, line) => {
    const { fare_product_id: id, rider_category_id: rider } = row;
    const product = products.get(id) ?? { name: cleanText(row.fare_product_name).slice(0, 64) };
    products.set(id, product);
    if (!adults.has(rider) && !children.has(rider)) return;
    const cents = parseCents(row.amount);
    if (cents === undefined) return faults.add(productsFile, `“${row.amount}”`, line, 'amount');
    if (row.currency !== 'EUR') {
      return faults.add(productsFile, `“${row.currency}” is not read`, line, 'currency');
    }
    if (adults.has(rider)) {
      product.adult = Math.min(cents, product.adult ?? cents);
      return;
    }
    const key = `${id}\n${rider}`;
    ofChildren.set(key, Math.min(cents, ofChildren.get(key) ?? cents));
  });
  for (const [key, cents] of ofChildren) {
    const product = products.get(key.split('\n')[0] ?? '');
    if (product) product.child = Math.max(cents, product.child ?? cents);
  }
  return products;
}
