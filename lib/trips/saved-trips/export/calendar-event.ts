import { contentLine, escapeText, icalUtc } from './ical-lines';
import type { ExportContext, ExportedTrip } from './types';

export type Lines = string[];

/** Seconds since 2020: grows with every change and fits the 32 bits of a SEQUENCE. */
const sequenceOf = (revisedAt: string) =>
  Math.max(0, Math.floor((Date.parse(revisedAt) - Date.UTC(2020, 0, 1)) / 1000));

export interface Event {
  readonly id: string;
  readonly when: Lines;
  readonly summary: string;
  readonly description?: readonly string[];
  readonly location?: string;
  readonly position?: readonly [lon: number, lat: number] | undefined;
  readonly url?: string | null;
  readonly alarm?: { readonly minutesBefore: number; readonly text: string };
  /** ISO instant of what changed the event after the trip was saved. */
  readonly newsAt?: string | undefined;
  /** Whole days do not make a person busy. */
  readonly isFree?: boolean;
}

export function eventOf(event: Event, trip: ExportedTrip, { origin }: ExportContext): Lines {
  const description = (event.description ?? []).filter(Boolean).join('\n');
  const [lon, lat] = event.position ?? [];
  const { updatedAt } = trip;
  const revisedAt = event.newsAt && event.newsAt > updatedAt ? event.newsAt : updatedAt;
  const stamp = icalUtc(revisedAt);
  return [
    'BEGIN:VEVENT',
    contentLine('UID', `${event.id}@${new URL(origin).host}`),
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequenceOf(revisedAt)}`,
    ...event.when,
    contentLine('SUMMARY', escapeText(event.summary)),
    ...(description ? [contentLine('DESCRIPTION', escapeText(description))] : []),
    ...(event.location ? [contentLine('LOCATION', escapeText(event.location))] : []),
    ...(lon === undefined || lat === undefined ? [] : [`GEO:${lat.toFixed(5)};${lon.toFixed(5)}`]),
    ...(event.url ? [contentLine('URL', new URL(event.url).href)] : []),
    ...(event.isFree ? ['TRANSP:TRANSPARENT'] : []),
    ...(event.alarm ? alarmLines(event.alarm) : []),
    'END:VEVENT',
  ];
}

/** Reminder before the start of an event (RFC 5545, section 3.6.6). */
const alarmLines = ({ minutesBefore, text }: NonNullable<Event['alarm']>): Lines => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${minutesBefore}M`,
  contentLine('DESCRIPTION', escapeText(text)),
  'END:VALARM',
];
