import type { Localized } from '../../../foundation/i18n/locales.ts';
import { perLocale } from '../../../foundation/i18n/locales.ts';
import type { GtfsTrip, Operator } from '../types.ts';
import { type VesselKind, vesselKinds } from '../types.ts';
import { type Faults, Refusal } from './faults.ts';
import { cleanText, readName, readPhone, readWebAddress } from './names.ts';
import type { Tables } from './table.ts';
import type { Translations } from './translations.ts';

/** GTFS route of a ferry, before its kind of vessel is derived from its trips. */
export interface Route {
  readonly id: string;
  readonly operatorId: string;
  readonly name: Localized;
  /** Set only if the feed has our column `vessel_kind`. */
  readonly vesselKind?: VesselKind;
  /** `network_id` of Fares V2. */
  readonly networkId: string;
}

/** Routes of a feed. */
export interface Routes {
  /** Ferry routes by id. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Ids of buses and all other routes. */
  readonly others: ReadonlySet<string>;
}

/** True for GTFS type 4 and the extended types of water transport. */
function isFerry(routeType: string): boolean {
  const type = Number(routeType);
  return routeType !== '' && (type === 4 || type === 1200 || (type >= 1000 && type <= 1021));
}

/** Reads the agencies, with the time zone and language that they share. */
export function readAgencies(
  tables: Tables,
  faults: Faults,
): {
  rows: { id: string; name: string; url: string; phone: string }[];
  timezone: string;
  language: string;
} {
  const file = 'agency.txt';
  const columns = [
    'agency_id',
    'agency_name',
    'agency_url',
    'agency_timezone',
    'agency_lang',
    'agency_phone',
  ] as const;
  const rows: { id: string; name: string; url: string; phone: string }[] = [];
  const ids = new Set<string>();
  let timezone = '';
  let language = '';
  tables.each(file, columns, (row, line) => {
    if (ids.has(row.agency_id)) throw duplicate(file, line, 'agency_id', row.agency_id);
    ids.add(row.agency_id);
    if (timezone && row.agency_timezone && zoneOf(row.agency_timezone) !== timezone) {
      const message = `time zone ${row.agency_timezone} beside ${timezone}`;
      throw new Refusal({ file, line, field: 'agency_timezone', message });
    }
    timezone ||= zoneOf(row.agency_timezone);
    language ||= row.agency_lang;
    rows.push({
      id: row.agency_id,
      name: readName(row, 'agency_name', file, line, faults) || cleanText(row.agency_id),
      url: readWebAddress(row, 'agency_url', file, line, faults),
      phone: readPhone(row.agency_phone),
    });
  });
  if (!isTimeZone(timezone)) {
    throw new Refusal({ file, field: 'agency_timezone', message: `no time zone: “${timezone}”` });
  }
  return { rows, timezone, language };
}

/** Converts rows of agencies to operators. */
export function operatorsOf(
  rows: ReturnType<typeof readAgencies>['rows'],
  translations: Translations,
): Operator[] {
  return rows.map(({ id, name, url, phone }) => ({
    id,
    name: translations.of('agency', 'agency_name', id, name),
    url,
    ...(phone ? { phone } : {}),
  }));
}

/**
 * Reads the ferry routes by id, and the ids of all others. Drops routes without a known operator.
 */
export function readRoutes(
  tables: Tables,
  operatorIds: readonly string[],
  translations: Translations,
  faults: Faults,
): Routes {
  const file = 'routes.txt';
  const columns = [
    'route_id',
    'agency_id',
    'route_long_name',
    'route_short_name',
    'route_type',
    'vessel_kind',
    'network_id',
  ] as const;
  const routes = new Map<string, Route>();
  const others = new Set<string>();
  tables.each(file, columns, (row, line) => {
    if (!isFerry(row.route_type)) {
      if (/^\d+$/.test(row.route_type)) others.add(row.route_id);
      else faults.add(file, 'no route type', line, 'route_type');
      return;
    }
    const { route_id: id } = row;
    if (!id) return faults.add(file, 'missing', line, 'route_id');
    if (routes.has(id)) throw duplicate(file, line, 'route_id', id);
    const onlyOperator = operatorIds.length === 1 ? operatorIds[0] : undefined;
    const operatorId = row.agency_id || (onlyOperator ?? '');
    if (!operatorIds.includes(operatorId)) {
      return faults.add(file, `unknown agency “${row.agency_id}”`, line, 'agency_id');
    }
    const field = row.route_long_name ? 'route_long_name' : 'route_short_name';
    const name = readName(row, field, file, line, faults);
    const kind = vesselKinds.find((known) => known === row.vessel_kind);
    if (row.vessel_kind && !kind) {
      faults.add(file, `unknown kind “${row.vessel_kind}”`, line, 'vessel_kind');
    }
    routes.set(id, {
      id,
      operatorId,
      name: translations.of('routes', field, id, name || cleanText(id)),
      networkId: row.network_id,
      ...(kind ? { vesselKind: kind } : {}),
    });
  });
  return { routes, others };
}

/** Adds a route for each combination of joined lines, named after all of them. */
export function withJoinedRoutes(
  routes: ReadonlyMap<string, Route>,
  trips: readonly GtfsTrip[],
): Map<string, Route> {
  const all = new Map(routes);
  for (const { lineId, parts = [] } of trips) {
    if (all.has(lineId)) continue;
    const joined = [...new Set(parts.map((part) => part.lineId))].flatMap(
      (id) => routes.get(id) ?? [],
    );
    const [first] = joined;
    if (!first) continue;
    const name = perLocale((locale) => joined.map((route) => route.name[locale]).join(' · '));
    all.set(lineId, { ...first, id: lineId, name });
  }
  return all;
}

/** Refuses a feed with a duplicate id, because references to it are ambiguous. */
export function duplicate(file: string, line: number, field: string, id: string): Refusal {
  return new Refusal({ file, line, field, message: `“${id}” stands twice` });
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Canonical name of a time zone, which ignores case. Unknown names are returned unchanged. */
function zoneOf(name: string): string {
  if (!isTimeZone(name)) return name;
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
}
