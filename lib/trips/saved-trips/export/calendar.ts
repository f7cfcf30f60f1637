import { createHash } from 'node:crypto';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { athensZone } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import { stopDates } from '../dates';
import { priceOn, shownEntry } from '../entry-listing';
import type { TripEntry, TripStop } from '../types';
import { boatEvents } from './calendar-boats';
import { eventOf, type Lines } from './calendar-event';
import { contentLine, escapeText, icalDate } from './ical-lines';
import type { ExportContext, ExportedTrip } from './types';

/** Interval at which a subscription checks for changes. */
const refreshEvery = 'PT6H';

/**
 * A trip as a calendar (RFC 5545), piece by piece: each boat an event in Athens time, each stay, and each hotel and
 * activity with a day, an event of whole days. Ids stay the same from one export to the next, so that a calendar
 * changes its events in place. A trip without dates gives a calendar without events.
 */
export function* calendarFile(trip: ExportedTrip, context: ExportContext): Generator<string> {
  const name = escapeText(trip.title);
  yield written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    contentLine('PRODID', `-//${new URL(context.origin).host}//Trips//EN`),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    contentLine('NAME', name),
    contentLine('X-WR-CALNAME', name),
    contentLine('X-WR-TIMEZONE', athensZone),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', refreshEvery),
    contentLine('X-PUBLISHED-TTL', refreshEvery),
    ...(context.page ? [contentLine('URL', context.page)] : []),
    timezone(),
  ]);
  for (const event of events(trip, context)) yield written(event);
  yield written(['END:VCALENDAR']);
}

const written = (lines: Lines) => lines.map((line) => `${line}\r\n`).join('');

function* events(trip: ExportedTrip, context: ExportContext): Generator<Lines> {
  const dates = stopDates(trip);
  if (!dates) return;
  const stays = trip.stops.flatMap((stop, index) => {
    const days = dates[index];
    return days ? { stop, ...days } : [];
  });
  for (const { stop, arrive, leave } of stays) yield stayEvent(stop, arrive, leave, trip, context);
  yield* boatEvents(trip, context);
  for (const { stop, arrive } of stays) yield* entryEvents(stop, arrive, trip, context);
}

/** The rules of summer time in Greece, without the line ends the library leaves at its end. */
function timezone(): string {
  const [block = ''] = tzlib_get_ical_block(athensZone);
  return block.trim();
}

/** Whole days from the first to the last; the end of an all-day event is the day after. */
const wholeDays = (first: string, last: string): Lines => [
  `DTSTART;VALUE=DATE:${icalDate(first)}`,
  `DTEND;VALUE=DATE:${icalDate(addDays(last, 1))}`,
];

function stayEvent(
  stop: TripStop,
  arrive: string,
  leave: string,
  trip: ExportedTrip,
  context: ExportContext,
): Lines {
  const { words, islandName, islandPosition, locale } = context;
  const ofStop = trip.days.filter(({ stopId }) => stopId === stop.id);
  return eventOf(
    {
      id: stop.id,
      when: wholeDays(arrive, leave),
      summary: words.stay(islandName(stop.island), stop.nights),
      description: [
        stop.note,
        ...ofStop.map(({ dayOffset, note }) => {
          return `${formatDay(addDays(arrive, dayOffset), locale)}: ${note}`;
        }),
        ...trip.entries
          .filter(({ stopId, kind }) => stopId === stop.id && kind === 'note')
          .map(({ title, note }) => (note ? `${title}: ${note}` : title)),
      ],
      location: islandName(stop.island),
      position: islandPosition(stop.island),
      isFree: true,
    },
    trip,
    context,
  );
}

function* entryEvents(
  stop: TripStop,
  arrive: string,
  trip: ExportedTrip,
  context: ExportContext,
): Generator<Lines> {
  const seen = new Map<string, number>();
  for (const entry of trip.entries) {
    if (entry.stopId !== stop.id || entry.dayOffset === null || entry.kind === 'note') continue;
    const day = addDays(arrive, entry.dayOffset);
    const key = entryKey(entry);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const { title, listing } = shownEntry(entry, context.listings);
    const own = entry.url && URL.canParse(entry.url) ? entry.url : null;
    const page = listing && context.origin + localizePath(listing.path, context.locale);
    const cost = entry.cents === null ? '' : formatEuros(entry.cents, context.locale);
    yield eventOf(
      {
        id: `${stop.id}-${key}-${before}`,
        when: wholeDays(day, day),
        summary: title,
        description: [
          entry.note,
          cost || (listing ? context.words.listed(priceOn(listing, day)) : ''),
          // The one URL of an event is that of the listing.
          page && own ? own : '',
        ],
        location: listing?.where ?? context.islandName(stop.island),
        position: listing?.position && [listing.position.lon, listing.position.lat],
        url: page ?? own,
        isFree: true,
      },
      trip,
      context,
    );
  }
}

/**
 * Entries have no id that survives a save; kind and listing, or kind and title, identify one until
 * they are changed.
 */
const entryKey = ({ kind, title, listing }: TripEntry) =>
  `${kind}-${createHash('sha256')
    .update(listing ?? title)
    .digest('hex')
    .slice(0, 12)}`;
