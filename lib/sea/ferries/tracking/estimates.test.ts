import { distanceKm } from '@/lib/foundation/geo/distance';
import { athensZone } from '@/lib/foundation/time/athens';
import { compileTimetable } from '@/lib/sea/timetable/engine/timetable';
import type { FerryFeed, GtfsTrip } from '@/lib/sea/timetable/types';
import { estimateVessels, nextDepartures } from './estimates';

const port = (id: string, lon: number, lat: number) => ({
  id,
  name: { en: id, el: id },
  position: [lon, lat] as const,
  stationId: id,
  minTransferMinutes: 20,
});

const always = [true, true, true, true, true, true, true] as const;

/** Piraeus 23:00, Syros 02:30/02:50 the next day, Naxos 04:20. */
const trip: GtfsTrip = {
  id: 'night',
  lineId: 'line',
  serviceId: 'daily',
  vessel: 'Night Boat',
  vesselKind: 'conventional',
  takesVehicles: true,
  exactTimes: false,
  calls: [
    { portId: 'piraeus', arrival: 1380, departure: 1380, boards: true, alights: true },
    { portId: 'syros-ermoupoli', arrival: 1590, departure: 1610, boards: true, alights: true },
    { portId: 'naxos-chora', arrival: 1700, departure: 1700, boards: true, alights: true },
  ],
};

const feed: FerryFeed = {
  info: {
    publisher: 'Test',
    publisherUrl: 'https://example.org',
    version: '1',
    start: '2027-01-01',
    end: '2027-12-31',
    timezone: athensZone,
    isTypical: false,
  },
  operators: [{ id: 'operator', name: { en: 'O', el: 'O' }, url: 'https://example.org' }],
  ports: [
    port('piraeus', 23.6405, 37.9462),
    port('syros-ermoupoli', 24.942, 37.44),
    port('naxos-chora', 25.3732, 37.1076),
  ],
  stations: [],
  lines: [
    { id: 'line', operatorId: 'operator', name: { en: 'L', el: 'L' }, vesselKind: 'conventional' },
  ],
  trips: [trip],
  services: [
    {
      id: 'daily',
      weekdays: always,
      start: '2027-01-01',
      end: '2027-12-31',
      added: new Set(),
      removed: new Set(),
    },
  ],
  transfers: [],
  fares: [],
  vehicleFares: [],
  seasons: [],
  shapes: new Map(),
};

const source = {
  timetable: compileTimetable(feed),
  ports: new Map(feed.ports.map((one) => [one.id, one])),
  lines: new Map(feed.lines.map((one) => [one.id, one])),
  trips: new Map([[trip.id, trip]]),
};

const at = (iso: string) => Date.parse(iso) / 60_000;
const vesselAt = (iso: string) => estimateVessels(source, at(iso))[0];

describe('estimateVessels', () => {
  it('follows a boat past midnight, under the day it belongs to', () => {
    const vessel = vesselAt('2027-07-15T01:00+03:00');
    expect(vessel).toMatchObject({ id: 'night@2027-07-14', name: 'Night Boat', segment: 0 });
    expect(vessel?.position[0]).toBeGreaterThan(23.7);
    expect(vessel?.position[0]).toBeLessThan(24.9);
    // South-east, somewhere between the two.
    expect(vessel?.heading).toBeGreaterThan(80);
    expect(vessel?.heading).toBeLessThan(200);
  });

  it('keeps a boat at the quay during its stay', () => {
    const vessel = vesselAt('2027-07-15T02:40+03:00');
    expect(vessel).toMatchObject({ inPort: true, segment: 1, position: [24.942, 37.44] });
  });

  it('returns nothing before the first departure and after the last arrival', () => {
    expect(vesselAt('2027-07-14T22:59+03:00')).toBeUndefined();
    expect(vesselAt('2027-07-15T04:20+03:00')).toBeUndefined();
  });

  it('moves towards the next port every minute', () => {
    const start = at('2027-07-14T23:00+03:00');
    let left = Number.POSITIVE_INFINITY;
    for (let minute = 200; minute < 210; minute += 1) {
      const vessel = estimateVessels(source, start + minute)[0];
      const km = vessel ? distanceKm(vessel.position, [24.942, 37.44]) : Number.NaN;
      expect(km).toBeLessThan(left);
      left = km;
    }
    expect(left).toBeLessThan(1);
  });

  it('counts the hours correctly when the clocks change', () => {
    // 28 March 2027: service days count from noon less twelve hours, so the boat of the 27th is not moved.
    const vessel = vesselAt('2027-03-28T02:35+02:00');
    expect(vessel).toMatchObject({ id: 'night@2027-03-27', inPort: true });
  });
});

describe('nextDepartures', () => {
  it('lists departures within a day, earliest first', () => {
    expect(nextDepartures(source, at('2027-07-14T12:00+03:00'), 5)).toEqual([
      { trip, serviceDay: '2027-07-14', departure: at('2027-07-14T23:00+03:00') },
    ]);
  });
});
