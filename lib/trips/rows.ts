import type { Json } from '@/lib/supabase/database.types';
import { lastDay } from './dates';
import { type SharedDocument, sharedDocument, summaryRow, tripRow } from './row-shapes';
import type { SharedTrip, Trip, TripDocument, TripLeg, TripSummary } from './types';

/** Columns of {@link tripFromRow}, in the words of the Data API. */
export const tripColumns =
  'id, title, start_date, adults, children, vehicle, start_gateway, end_gateway, private_notes, plan_query, version, share_token, calendar_token, archived_at, deleted_at, created_at, updated_at, trip_stops(id, position, island, nights, note), trip_days(stop_id, day_offset, note), trip_legs(position, sequence, from_port, to_port, departs_at, arrives_at, operator, vessel, cents, sailing, is_typical), trip_entries(stop_id, day_offset, position, kind, title, note, url, cents)';

/** Columns of {@link summaryFromRow}. */
export const summaryColumns =
  'id, title, start_date, version, share_token, archived_at, deleted_at, updated_at, trip_stops(position, island, nights), trip_legs(position, sequence, departs_at, arrives_at)';

const inOrder = <Row extends { readonly position: number }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => a.position - b.position);

/** A trip of its owner, from a row of `trips` with its parts. @throws {z.ZodError} when it does not fit */
export function tripFromRow(row: unknown): Trip {
  const { trip_stops, trip_days, trip_legs, trip_entries, ...trip } = tripRow.parse(row);
  const parts = { stops: trip_stops, days: trip_days, legs: trip_legs, entries: trip_entries };
  return {
    id: trip.id,
    ...documentOf({ ...trip, ...parts }),
    privateNotes: trip.private_notes,
    planQuery: trip.plan_query,
    version: trip.version,
    shareToken: trip.share_token,
    calendarToken: trip.calendar_token,
    archivedAt: trip.archived_at,
    deletedAt: trip.deleted_at,
    createdAt: trip.created_at,
    updatedAt: trip.updated_at,
  };
}

/** What a link shows, from the answer of shared_trip(). @throws {z.ZodError} when it does not fit */
export function sharedTripFromDocument(document: unknown): SharedTrip {
  const shared = sharedDocument.parse(document);
  return { ...documentOf(shared), updatedAt: shared.updated_at };
}

/** A trip in a list, from a row of `trips` with its stops. @throws {z.ZodError} when it does not fit */
export function summaryFromRow(row: unknown): TripSummary {
  const summary = summaryRow.parse(row);
  const stops = inOrder(summary.trip_stops);
  const legs = waysOf(summary.trip_legs).map(({ position, boats }) => ({
    position,
    sailings: boats.map(({ departs_at, arrives_at }) => ({
      departsAt: departs_at,
      arrivesAt: arrives_at,
    })),
  }));
  return {
    id: summary.id,
    title: summary.title,
    startDate: summary.start_date,
    version: summary.version,
    archivedAt: summary.archived_at,
    deletedAt: summary.deleted_at,
    updatedAt: summary.updated_at,
    lastDay: lastDay({ startDate: summary.start_date, stops, legs }),
    nights: stops.reduce((sum, { nights }) => sum + nights, 0),
    islands: stops.map(({ island }) => island),
    isShared: summary.share_token !== null,
  };
}

function documentOf(row: Omit<SharedDocument, 'updated_at'>): Omit<SharedTrip, 'updatedAt'> {
  const place = new Map(row.stops.map(({ id, position }) => [id, position]));
  const at = ({ stop_id }: { stop_id: string }) => place.get(stop_id) ?? 0;
  return {
    title: row.title,
    startDate: row.start_date,
    adults: row.adults,
    children: row.children,
    vehicle: row.vehicle,
    startGateway: row.start_gateway,
    endGateway: row.end_gateway,
    stops: inOrder(row.stops).map(({ id, island, nights, note }) => ({ id, island, nights, note })),
    days: row.days
      .toSorted((a, b) => at(a) - at(b) || a.day_offset - b.day_offset)
      .map(({ stop_id, day_offset, note }) => ({ stopId: stop_id, dayOffset: day_offset, note })),
    legs: legsOf(row.legs),
    entries: inOrder(row.entries).map(({ stop_id, day_offset, kind, title, note, url, cents }) => ({
      stopId: stop_id,
      dayOffset: day_offset,
      kind,
      title,
      note,
      url,
      cents,
    })),
  };
}

/** The boats of each way, ways and boats in order. */
function waysOf<Row extends { readonly position: number; readonly sequence: number }>(
  rows: readonly Row[],
): { position: number; boats: Row[] }[] {
  const positions = [...new Set(rows.map(({ position }) => position))].sort((a, b) => a - b);
  return positions.map((position) => ({
    position,
    boats: rows.filter((row) => row.position === position).sort((a, b) => a.sequence - b.sequence),
  }));
}

function legsOf(rows: SharedDocument['legs']): TripLeg[] {
  return waysOf(rows).map(({ position, boats }) => ({
    position,
    sailings: boats.map((row) => ({
      fromPort: row.from_port,
      toPort: row.to_port,
      departsAt: row.departs_at,
      arrivesAt: row.arrives_at,
      operator: row.operator,
      vessel: row.vessel,
      cents: row.cents,
      sailing: row.sailing,
      isTypical: row.is_typical,
    })),
  }));
}

/** The document of save_trip() and create_trip(). */
export function documentToJson(trip: TripDocument): Json {
  return {
    title: trip.title,
    start_date: trip.startDate,
    adults: trip.adults,
    children: trip.children,
    vehicle: trip.vehicle,
    start_gateway: trip.startGateway,
    end_gateway: trip.endGateway,
    private_notes: trip.privateNotes,
    plan_query: trip.planQuery,
    stops: trip.stops.map(({ id, island, nights, note }, position) => ({
      id,
      position,
      island,
      nights,
      note,
    })),
    days: trip.days.map(({ stopId, dayOffset, note }) => ({
      stop_id: stopId,
      day_offset: dayOffset,
      note,
    })),
    legs: trip.legs.flatMap(({ position, sailings }) =>
      sailings.map((boat, sequence) => ({
        position,
        sequence,
        from_port: boat.fromPort,
        to_port: boat.toPort,
        departs_at: boat.departsAt,
        arrives_at: boat.arrivesAt,
        operator: boat.operator,
        vessel: boat.vessel,
        cents: boat.cents,
        sailing: boat.sailing,
        is_typical: boat.isTypical,
      })),
    ),
    entries: trip.entries.map(({ stopId, dayOffset, ...entry }, position) => ({
      stop_id: stopId,
      day_offset: dayOffset,
      position,
      kind: entry.kind,
      title: entry.title,
      note: entry.note,
      url: entry.url,
      cents: entry.cents,
    })),
  };
}
