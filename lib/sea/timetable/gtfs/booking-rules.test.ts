import { dayOf } from '@/lib/foundation/time/days';
import { arrangedOf } from '../arrangement';
import { paretoJourneys } from '../engine/pareto-journeys';
import { compileTimetable } from '../engine/timetable';
import { readFeed } from './read-feed';
import { type Lines, smallFeed } from './testing/small-feed';

const header =
  'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,pickup_booking_rule_id,drop_off_booking_rule_id';
const rules = (...rows: string[]) => [
  'booking_rule_id,booking_type,prior_notice_duration_min,phone_number',
  ...rows,
];

/** Reads a feed with the given rows of one trip from Piraeus to Paros. */
function read(rows: readonly string[], changes: Readonly<Record<string, Lines>> = {}) {
  const files = smallFeed({ 'stop_times.txt': [header, ...rows], ...changes });
  const outcome = readFeed(files);
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome;
}

/** Returns what a ride from Piraeus to Paros has to arrange. */
function arranged(rows: readonly string[], changes: Readonly<Record<string, Lines>> = {}) {
  const { feed } = read(rows, changes);
  const network = {
    info: feed.info,
    trips: new Map(feed.trips.map((trip) => [trip.id, trip])),
    lines: new Map(feed.lines.map((line) => [line.id, line])),
    operators: new Map(feed.operators.map((operator) => [operator.id, operator])),
  };
  const timetable = compileTimetable(feed);
  const midnight = timetable.clock.midnight(dayOf('2027-07-14'));
  const [journey] = paretoJourneys(timetable, {
    from: ['piraeus'],
    to: ['paros'],
    window: [midnight, midnight + 1440],
    latestArrival: midnight + 2880,
  });
  const [leg] = journey?.legs ?? [];
  return leg?.kind === 'sea' ? arrangedOf(network, leg) : undefined;
}

const ride = (leaving: string, arriving: string) => [
  `out,08:00:00,08:00:00,piraeus,1,${leaving}`,
  `out,12:00:00,12:00:00,paros,2,${arriving}`,
];
const withPhone: Lines = [
  'agency_id,agency_name,agency_url,agency_timezone,agency_phone',
  'blue,Blue,https://blue.example,Europe/Athens,+30 1',
  'bus,Bus,https://bus.example,Europe/Athens,',
];

describe('a boat by arrangement', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['boards after a call', ride('2,0,,', '0,0,,'), ['piraeus']],
    ['lands when the crew is asked', ride('0,0,,', '0,3,,'), ['paros']],
    ['does both', ride('3,0,,', '0,2,,'), ['piraeus', 'paros']],
    ['names a rule and no type', ride(',,call,', ',,,'), ['piraeus']],
  ])('%s', (_, rows, ports) => {
    const files = { 'booking_rules.txt': rules('call,1,120,+30 210 0000000') };
    const latest = { minutes: 120 };
    expect(arranged(rows, files)).toEqual({
      ports,
      phones: ['+30 210 0000000'],
      latest,
      earliest: null,
    });
  });

  it('has the phone number of its rule, else of the only rule, else of the company, else none', () => {
    const two = rules('a,1,120,+30 2', 'b,1,120,+30 3');
    const rows = ride('2,0,,', '0,2,,b');
    const files = { 'booking_rules.txt': two, 'agency.txt': withPhone };
    expect(arranged(rows, files)?.phones).toEqual(['+30 1', '+30 3']);
    expect(arranged(rows, { 'booking_rules.txt': two })?.phones).toEqual(['+30 3']);
    expect(arranged(ride('2,0,,', '0,0,,'))).toMatchObject({
      ports: ['piraeus'],
      phones: [],
    });
  });

  it('is not set if only other trips require booking, or one of two rows does not', () => {
    expect(arranged(ride('0,0,,', '2,0,,'))).toBeNull();
    expect(
      arranged([
        'out,08:00:00,08:00:00,piraeus,1,2,1',
        'out,08:10:00,08:10:00,piraeus,2,0,1',
        'out,12:00:00,12:00:00,paros,3,1,0',
      ]),
    ).toBeNull();
    expect(arranged(ride('0,0,,', '0,0,,'))).toBeNull();
  });

  describe('prior notice', () => {
    const noticeHeader =
      'booking_rule_id,booking_type,prior_notice_duration_min,prior_notice_duration_max,prior_notice_last_day,prior_notice_last_time,prior_notice_start_day,prior_notice_start_time,prior_notice_service_id,phone_number';
    const noticed = (rule: string, rows = ride('2,0,call,', '0,0,,')) =>
      arranged(rows, { 'booking_rules.txt': [noticeHeader, ...rule.split('|')] });

    it.each<[string, string, object | null, object | null]>([
      ['minutes', 'call,1,120,,,,,,,1', { minutes: 120 }, null],
      ['minutes at most', 'call,1,60,1440,,,,,,1', { minutes: 60 }, { minutes: 1440 }],
      ['a day and time', 'call,2,,,1,18:00:00,,,,1', { days: 1, time: '18:00' }, null],
      ['a first day', 'call,2,,,2,9:30:00,14,,,1', { days: 2, time: '09:30' }, { days: 14 }],
      [
        'days of bookings',
        'call,2,,,1,18:00:00,,,we,1',
        { days: 1, time: '18:00', isServiceDays: true },
        null,
      ],
      ['none', 'call,0,0,,,,,,,1', null, null],
    ])('is %s', (_, rule, latest, earliest) => {
      expect(noticed(rule)).toMatchObject({ latest, earliest });
    });

    it('is the stricter of both ends', () => {
      const rules = 'call,1,120,2880,,,,,,1|land,2,,,1,18:00:00,1,,,1';
      expect(noticed(rules, ride('2,0,call,', '0,2,,land'))).toMatchObject({
        latest: { days: 1, time: '18:00' },
        earliest: { days: 1 },
      });
    });

    it('is omitted with a fault if it is invalid', () => {
      const { faults } = read(ride('2,0,call,', '0,0,,'), {
        'booking_rules.txt': [noticeHeader, 'call,2,,,1,25:00:00,,,,1'],
      });
      expect(faults).toContainEqual(
        expect.objectContaining({ file: 'booking_rules.txt', field: 'prior_notice_last_day' }),
      );
      expect(noticed('call,2,,,1,25:00:00,,,,1')).toMatchObject({ latest: null, phones: ['1'] });
    });
  });

  it('reports a rule missing from the feed', () => {
    expect(read(ride('2,0,gone,', '0,0,,')).faults).toContainEqual({
      file: 'stop_times.txt',
      line: 2,
      message: 'no booking rule “gone”',
    });
  });
});
