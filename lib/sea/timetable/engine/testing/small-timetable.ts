import type { PortCall, RoadTransfer, Service } from '../../types.ts';
import { compileTimetable, type Timetable } from '../timetable.ts';
import { feedOf } from './feed-of.ts';

const everyDay: Service = {
  id: 'daily',
  weekdays: [true, true, true, true, true, true, true],
  start: '2027-01-01',
  end: '2027-12-31',
  added: new Set(),
  removed: new Set(),
};

export const utc = (text: string) => Date.parse(`${text}Z`) / 60_000;

/** First and last instant of 14 July 2027 in Athens. */
export const wholeDay = [utc('2027-07-13T21:00'), utc('2027-07-14T21:00')] as const;

interface SmallFeed {
  /**
   * By id: `a 07:25 > b 11:05/11:25 > c 12:30`, of line `l0`, or of `l1` if the id ends in an
   * apostrophe.
   */
  readonly trips: Readonly<Record<string, string>>;
  readonly transfers?: readonly RoadTransfer[];
  readonly fares?: readonly (readonly [line: string, from: string, to: string, cents: number])[];
  /** Number of ports, named from `a` on. A change takes 20 minutes in each. */
  readonly ports?: number;
}

/** Builds a timetable whose boats sail every day of 2027. */
export function timetableOf({
  trips,
  transfers = [],
  fares = [],
  ports = 4,
}: SmallFeed): Timetable {
  return compileTimetable(
    feedOf({
      minTransfers: Array.from({ length: ports }, () => 20),
      trips: Object.entries(trips).map(([id, text]) => ({
        id,
        lineId: id.endsWith("'") ? 'l1' : 'l0',
        serviceId: 'daily',
        calls: callsOf(text),
      })),
      services: [everyDay],
      fares: fares.map(([lineId, from, to, cents]) => ({ lineId, from, to, cents })),
      transfers,
    }),
  );
}

function callsOf(text: string): PortCall[] {
  const minutes = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  };
  return text.split(' > ').map((call) => {
    const [portId = '', times = ''] = call.split(' ');
    const [arrival = '', departure = arrival] = times.split('/');
    return {
      portId,
      arrival: minutes(arrival),
      departure: minutes(departure),
      boards: true,
      alights: true,
    };
  });
}
