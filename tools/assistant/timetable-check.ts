import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Reads the typical timetable directly from its files, without the engine, to look up every sailing
 * that a plan or a search states.
 */

const folder = 'lib/sea/timetable/typical/gtfs';

function rows(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const values = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const services = new Map(rows('trips.txt').map((row) => [row.trip_id, row.service_id]));
const calls = Map.groupBy(rows('stop_times.txt'), ({ trip_id: trip }) => trip);
const calendar = new Map(rows('calendar.txt').map((row) => [row.service_id, row]));
const exceptions = new Map(
  rows('calendar_dates.txt').map((row) => [`${row.service_id} ${row.date}`, row.exception_type]),
);

const dayBefore = (date: string) =>
  new Date(Date.parse(`${date}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);

function runs(trip: string, date: string): boolean {
  const [service, plain] = [services.get(trip) ?? '', date.replaceAll('-', '')];
  const exception = exceptions.get(`${service} ${plain}`);
  if (exception) return exception === '1';
  const row = calendar.get(service);
  const day = weekdays[new Date(`${date}T00:00Z`).getUTCDay()] ?? '';
  return row?.[day] === '1' && plain >= (row.start_date ?? '') && plain <= (row.end_date ?? '');
}

/** Converts times past midnight: `25:10` of the previous day is `01:10`. */
const clockOf = (time = '', isNextDay: boolean) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${String(hours - (isNextDay ? 24 : 0)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
};

/** A sailing as an answer states it. Times are ISO with the offset of Athens. */
export interface StatedBoat {
  readonly tripId?: string;
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly arrival: string;
}

/** True if the ferry sails on that day between these ports at these times. */
export function sails({ tripId = '', from, to, departure, arrival }: StatedBoat): boolean {
  const stops = calls.get(tripId) ?? [];
  const date = departure.slice(0, 10);
  return [false, true].some((isNextDay) => {
    if (!runs(tripId, isNextDay ? dayBefore(date) : date)) return false;
    const start = stops.findIndex(
      (stop) =>
        stop.stop_id === from &&
        clockOf(stop.departure_time, isNextDay) === departure.slice(11, 16),
    );
    const hours = (time = '') => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
    return stops.some(
      (stop, index) =>
        index > start &&
        start >= 0 &&
        stop.stop_id === to &&
        hours(stop.arrival_time) % 1440 ===
          Number(arrival.slice(11, 13)) * 60 + Number(arrival.slice(14, 16)),
    );
  });
}
