import { z } from 'zod';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { sharedTrip } from '@/lib/trips/saved-trips/stored';
import { type Finding, findingKinds, type WatchedTrip } from './types';

/* The tables of the watch, through functions that only the secret key may call. All throw what the database answers. */

/** A stored finding that holds. */
export type OpenFinding = Pick<Finding, 'key' | 'kind' | 'source' | 'boat'>;

/** A trip of the database with its findings that hold. */
export interface StoredTrip extends WatchedTrip {
  readonly id: string;
  readonly version: number;
  readonly open: readonly OpenFinding[];
  /** True if somebody who wants to be told has not been told of all of them. */
  readonly isUntold: boolean;
}

/** Trips that a change may touch; all lists empty and no span is none. */
export interface Touched {
  /** Trips of the feed, each with the earliest and the latest departure of a stored boat that may be this one. */
  readonly rides?: readonly {
    readonly tripId: string;
    readonly departs: readonly [EpochMinutes, EpochMinutes];
  }[];
  /** Boats by the port and the instant of the timetable at which they leave. */
  readonly departures?: readonly { readonly port: string; readonly at: EpochMinutes }[];
  /** Boats that leave in a span; the end is open. */
  readonly span?: readonly [EpochMinutes, EpochMinutes];
  /** Trips saved since. */
  readonly savedSince?: EpochMinutes;
}

/** A finding with the times at which people may be told. */
export interface TimedFinding {
  readonly finding: Finding;
  /** May be told at night. */
  readonly isUrgent: boolean;
  /** Nobody is told later. */
  readonly expiresAt: EpochMinutes;
}

export interface Look {
  readonly trip: Pick<StoredTrip, 'id' | 'version'>;
  readonly found: readonly TimedFinding[];
  /** Keys of earlier findings of which nothing is known at the moment: they neither hold nor end. */
  readonly unknown: readonly string[];
}

const row = z.object({
  id: z.string(),
  version: z.int(),
  document: z.unknown(),
  open: z.array(z.custom<OpenFinding>((value) => typeof value === 'object' && value !== null)),
  is_untold: z.boolean(),
});

const neverSaved = '9999-01-01T00:00:00.000Z';
const firstId = '00000000-0000-0000-0000-000000000000';

/** A row that was not written by a watch may lack its boat; the next look ends it. */
const isWhole = ({ boat }: OpenFinding) => typeof boat === 'object' && boat !== null;

/** Trips of one request. */
export const batchSize = 250;

/** Reads the next touched trips after an id. Trips that are archived or deleted, or cannot be read, are left out. */
export async function touchedTrips(
  client: DatabaseClient,
  { rides = [], departures = [], span, savedSince }: Touched,
  at: EpochMinutes,
  after = firstId,
): Promise<{ readonly trips: readonly StoredTrip[]; readonly last: string | undefined }> {
  const { data, error } = await client.rpc('touched_trips', {
    at: utcIso(at),
    sailings: rides.map(({ tripId }) => tripId),
    sailing_days: rides.map(({ departs }) => utcIso(departs[0])),
    sailing_ends: rides.map(({ departs }) => utcIso(departs[1])),
    ports: departures.map(({ port }) => port),
    instants: departures.map((departure) => utcIso(departure.at)),
    span_from: span ? utcIso(span[0]) : null,
    span_until: span ? utcIso(span[1]) : null,
    saved_since: savedSince === undefined ? neverSaved : utcIso(savedSince),
    after,
    most: batchSize,
  });
  if (error) throw error;
  const rows = z.array(row).parse(data);
  const trips = rows.flatMap(({ id, version, document, open, is_untold }) => {
    const isRecord = typeof document === 'object' && document !== null;
    const read = sharedTrip.safeParse(
      isRecord ? { ...document, days: [], entries: [], updatedAt: utcIso(at) } : document,
    );
    return read.success ? [{ ...read.data, id, version, open, isUntold: is_untold }] : [];
  });
  return { trips, last: rows.length < batchSize ? undefined : rows.at(-1)?.id };
}

/** Stores what was found; returns the number of findings that are new. */
export async function recordFindings(
  client: DatabaseClient,
  looks: readonly Look[],
  at: EpochMinutes,
): Promise<number> {
  const rows = looks.map(({ trip, found, unknown }) => ({
    trip: trip.id,
    version: trip.version,
    found: [
      ...found.map(({ finding, isUrgent, expiresAt }) => ({
        key: finding.key,
        urgent: isUrgent,
        expiresAt: utcIso(expiresAt),
        finding,
      })),
      // These are stored: the rest is not read, except for people who are told later than others.
      ...unknown.map((key) => ({ key, urgent: false, expiresAt: utcIso(at), finding: {} })),
    ],
  }));
  const { data, error } = await client.rpc('record_trip_findings', {
    looks: rows,
    at: utcIso(at),
  });
  if (error) throw error;
  return data;
}

/** Browser that takes push messages, with its keys in base64url. */
const device = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type Device = z.infer<typeof device>;

/** Ways to a person. */
export type Channel = 'mail' | 'push';

const notice = z.object({
  mail_id: z.string(),
  trip_id: z.string(),
  user_id: z.string(),
  channel: z.enum(['mail', 'push']),
  title: z.string(),
  email: z.string(),
  locale: z.string(),
  stage: z.enum(['found', 'over']),
  finding: z.custom<Finding>((value) => typeof value === 'object' && value !== null),
  found_at: z.string(),
  /** Kinds of what else holds for the boat of a finding that is over. */
  holds: z.array(z.enum(findingKinds)),
  devices: z.array(device),
  /** Token of the link for people who follow the trip; null for its owner. */
  shared_token: z.string().nullable(),
  /** Id of the trip, or of the following, in the link that stops the mails. */
  stop_id: z.string(),
});

/** Notice of a message as the database hands it out. */
export type ClaimedNotice = z.infer<typeof notice>;

/** A mail or push message to one person about one trip: one notice or more. */
export interface ClaimedMail {
  readonly id: string;
  readonly notices: readonly [ClaimedNotice, ...ClaimedNotice[]];
}

/** Claims messages that are due by a channel, for two minutes; at night only those that may be told then. */
export async function claimMails(
  client: DatabaseClient,
  runner: string,
  channel: Channel,
  at: EpochMinutes,
  onlyUrgent: boolean,
): Promise<readonly ClaimedMail[]> {
  const { data, error } = await client.rpc('claim_trip_mails', {
    runner,
    most: 20,
    at: utcIso(at),
    channels: [channel],
    only_urgent: onlyUrgent,
  });
  if (error) throw error;
  const byMail = Map.groupBy(z.array(notice).parse(data), ({ mail_id }) => mail_id);
  return [...byMail].map(([id, notices]) => ({ id, notices: notices as never }));
}

/** Outcome of a mail; `refused` is final, and `returned` means that it was not tried. */
export type MailOutcome = 'sent' | 'failed' | 'refused' | 'returned';

export async function finishMail(
  client: DatabaseClient,
  mailId: string,
  runner: string,
  { outcome, why = '' }: { outcome: MailOutcome; why?: string },
  at: EpochMinutes,
): Promise<void> {
  const { error } = await client.rpc('finish_trip_mail', {
    of_mail: mailId,
    runner,
    outcome,
    why,
    at: utcIso(at),
  });
  if (error) throw error;
}

/** Forgets browsers that take no more messages. */
export async function forgetDevices(
  client: DatabaseClient,
  endpoints: readonly string[],
): Promise<void> {
  const { error } = await client.from('push_subscriptions').delete().in('endpoint', endpoints);
  if (error) throw error;
}

/** Holds the watch for some seconds; false while another runner has it. */
export async function holdWatch(
  client: DatabaseClient,
  runner: string,
  seconds: number,
): Promise<boolean> {
  const { data, error } = await client.rpc('hold_trip_watch', { runner, seconds });
  if (error) throw error;
  return data;
}

/** Notes a look for the operator, and removes what is over. */
export async function noteLook(
  client: DatabaseClient,
  look: object,
  at: EpochMinutes,
): Promise<void> {
  const { error } = await client.rpc('note_trip_look', { look, at: utcIso(at) });
  if (error) throw error;
}
