import type { EntryListing } from '../entry-listing';
import { sampleContext, sampleTrip } from '../testing/sample-trip';
import { calendarFile as calendarPieces } from './calendar';

const calendarFile = (...given: Parameters<typeof calendarPieces>) =>
  [...calendarPieces(...given)].join('');

type Component = Record<string, string>;

/** Reads a calendar as RFC 5545 says: lines unfolded, then split into components. */
function readEvents(text: string): Component[] {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const events: Component[] = [];
  let event: Component | undefined;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') event = {};
    else if (line === 'END:VEVENT') {
      if (event) events.push(event);
      event = undefined;
    } else if (event) {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
      event[name] = value;
    }
  }
  return events;
}

const text = calendarFile(sampleTrip, sampleContext);
const events = readEvents(text);
const summaries = events.map(({ SUMMARY }) => SUMMARY);

describe('the calendar of a trip', () => {
  it('has every boat and stay, and entries with a day', () => {
    expect(summaries).toEqual([
      'naxos: 2 nights',
      'paros: 1 nights',
      'piraeus → naxos-chora',
      'paros-parikia → piraeus',
      'Room\\; by the sea',
    ]);
  });

  it('gives boats in Athens time, before and after a clock change', () => {
    const [, , there, back] = events;
    expect(there).toMatchObject({
      'DTSTART;TZID=Europe/Athens': '20271029T233000',
      'DTEND;TZID=Europe/Athens': '20271030T051500',
      LOCATION: 'piraeus',
      GEO: '37.94000;23.63000',
    });
    expect(there?.DESCRIPTION).toBe('Ship\\, Lines & Sons\\nFare €45.50\\nTypical sailing');
    expect(back).toMatchObject({ 'DTSTART;TZID=Europe/Athens': '20271102T100000' });
    expect(back).not.toHaveProperty('DESCRIPTION');
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Athens\r\n/);
  });

  it('states that a boat must be booked by phone, and when', () => {
    const arranged = () => 'By arrangement: call 1, at least 2 h before departure';
    const [, , there] = readEvents(calendarFile(sampleTrip, { ...sampleContext, arranged }));
    expect(there?.DESCRIPTION).toContain('call 1\\, at least 2 h before departure\\nTypical');
  });

  it('reminds of each boat an hour before it is time to be at the port', () => {
    const text = 'At the port by 22:30';
    const atPort = (boat: { fromPort: string; departsAt: string }, _: unknown, drives: boolean) =>
      boat.fromPort === 'piraeus'
        ? { by: Date.parse(boat.departsAt) / 60_000 - (drives ? 90 : 60), text }
        : undefined;
    const file = (vehicle: 'car' | null) =>
      calendarFile({ ...sampleTrip, vehicle }, { ...sampleContext, atPort });
    const alarms = (of: string) => of.match(/BEGIN:VALARM[\s\S]*?END:VALARM/g) ?? [];
    expect(alarms(text).length).toBe(0);
    const [alarm, ...others] = alarms(file(null));
    expect(others).toEqual([]);
    expect(alarm?.split('\r\n')).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT120M',
      'DESCRIPTION:piraeus → naxos-chora. At the port by 22:30',
      'END:VALARM',
    ]);
    expect(alarms(file('car'))[0]).toContain('TRIGGER:-PT150M');
    expect(file(null)).toContain('Ship\\, Lines & Sons\\nAt the port by 22:30\\nFare');
  });

  it('shows what changed for a boat, in the same event of a later revision', () => {
    const by = Date.parse('2027-10-29T19:00:00.000Z') / 60_000;
    const atPort = ({ fromPort }: { fromPort: string }) =>
      fromPort === 'rafina' || fromPort === 'piraeus' ? { by, text: 'At the port' } : undefined;
    const file = (now: object, newsAt?: string) =>
      calendarFile(sampleTrip, {
        ...sampleContext,
        atPort,
        changes: {
          newsAt,
          of: (position) =>
            position === 0
              ? { label: 'Cancelled', text: 'It does not sail; call 1', now }
              : undefined,
        },
      });
    const newsAt = '2027-10-28T10:00:00.000Z';
    const [, , cancelled, other] = readEvents(file({}, newsAt));
    const [, , there] = events;
    expect(cancelled).toMatchObject({
      UID: there?.UID,
      SUMMARY: 'Cancelled: piraeus → naxos-chora',
      'LAST-MODIFIED': '20271028T100000Z',
      'DTSTART;TZID=Europe/Athens': '20271029T233000',
    });
    const unfolded = file({}, newsAt).replace(/\r\n /g, '');
    expect(unfolded).toContain('DESCRIPTION:It does not sail\\; call 1\\nShip');
    expect(Number(cancelled?.SEQUENCE)).toBeGreaterThan(Number(there?.SEQUENCE));
    expect(file({}, newsAt).match(/BEGIN:VALARM/g)).toHaveLength(1);
    expect(other?.SUMMARY).toBe('paros-parikia → piraeus');
    // One that leaves from elsewhere and earlier moves, and so does its reminder.
    const moved = file({ fromPort: 'rafina', departsAt: '2027-10-29T20:00:00.000Z' }, newsAt);
    expect(readEvents(moved)[2]).toMatchObject({
      UID: there?.UID,
      'DTSTART;TZID=Europe/Athens': '20271029T230000',
      LOCATION: 'rafina',
    });
    expect(moved).toContain('TRIGGER:-PT120M');
    // News that is older than the trip says nothing about its revision.
    expect(readEvents(file({}, '2026-01-01T00:00:00.000Z'))[2]?.SEQUENCE).toBe(there?.SEQUENCE);
  });

  it('gives stays as whole days, from the morning an overnight boat arrives', () => {
    expect(events[0]).toMatchObject({
      'DTSTART;VALUE=DATE': '20271030',
      'DTEND;VALUE=DATE': '20271102',
      DESCRIPTION: 'One\\nTwo\\, three\\nSunday 31 October: Zas <before> noon',
    });
  });

  it('has stable ids, stamps in UTC and an increasing sequence', () => {
    const later = { ...sampleTrip, title: 'Other', updatedAt: '2026-11-22T10:00:00.000Z' };
    const changed = readEvents(calendarFile(later, sampleContext));
    expect(changed.map(({ UID }) => UID)).toEqual(events.map(({ UID }) => UID));
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
    expect(events[0]).toMatchObject({
      DTSTAMP: '20261121T100000Z',
      'LAST-MODIFIED': '20261121T100000Z',
    });
    expect(Number(changed[0]?.SEQUENCE)).toBeGreaterThan(Number(events[0]?.SEQUENCE));
    expect(Number(changed[0]?.SEQUENCE)).toBeLessThan(2 ** 31);
  });

  it('has lines that every calendar can parse', () => {
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.every((line) => !/[\p{Cc}\uFFFD]/u.test(line))).toBe(true);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(events.length);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain('METHOD:PUBLISH\r\n');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
    const unfolded = text.replace(/\r\n /g, '');
    expect(unfolded).toContain('\r\nX-WR-CALNAME:Νάξος\\, Πάρος\\; & <more>\\\\ – a summer');
  });

  it('uses name, place and page of our listings', () => {
    const listing = {
      name: 'Studios Ánemos',
      where: 'Plaka, naxos',
      path: '/hotels/studios-anemos',
      isSample: true,
      isPriced: true,
      price: 'from €48 a night for two',
      prices: Array.from({ length: 12 }, (_, index) => `€${index + 1}`),
      position: { lat: 37.04, lon: 25.37 },
    };
    const [first, ...others] = sampleTrip.entries;
    if (!first) throw new Error('The sample has an entry');
    const entries = [{ ...first, listing: 'studios-anemos', cents: null, note: '' }, ...others];
    const written = (known: EntryListing | null) =>
      readEvents(
        calendarFile(
          { ...sampleTrip, entries },
          { ...sampleContext, listings: { 'hotel/studios-anemos': known } },
        ),
      ).at(-1);
    const there = written(listing);
    expect(there).toMatchObject({
      SUMMARY: 'Studios Ánemos',
      LOCATION: 'Plaka\\, naxos',
      URL: 'https://example.org/hotels/studios-anemos',
      GEO: '37.04000;25.37000',
      DESCRIPTION: 'Listed: €10\\nhttps://example.com/?a=1&b=2',
    });
    const gone = written(null);
    expect(gone).toMatchObject({
      SUMMARY: 'Room\\; by the sea',
      URL: 'https://example.com/?a=1&b=2',
    });
    expect(gone?.UID).toBe(there?.UID);
  });

  it('is the same in every time zone of the server', () => {
    const before = process.env.TZ;
    process.env.TZ = 'America/New_York';
    expect(calendarFile(sampleTrip, sampleContext)).toBe(text);
    process.env.TZ = before;
  });

  it('is empty without dates', () => {
    const undated = calendarFile({ ...sampleTrip, startDate: null }, sampleContext);
    expect(readEvents(undated)).toEqual([]);
    expect(undated).toContain('BEGIN:VCALENDAR');
  });
});
