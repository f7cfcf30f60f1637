import { setImmediate as nextTurn } from 'node:timers/promises';
import { log } from '@/lib/foundation/log';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Carrier, Delivery } from './carrier';
import { type Snapshot, snapshotOf, touchedBetween } from './changes';
import { isQuiet, timed } from './due';
import { findingsOf } from './findings';
import { composeMail } from './mail';
import { composePush, type PushCarrier } from './push';
import { isSilent } from './silent-sources';
import type { SourceState } from './source-states';
import {
  type Channel,
  type ClaimedMail,
  claimMails,
  finishMail,
  forgetDevices,
  holdWatch,
  type Look,
  noteLook,
  type OpenFinding,
  recordFindings,
  type StoredTrip,
  touchedTrips,
} from './store';
import type { Finding } from './types';
import type { WatchSources } from './watched-boat';

/** Dependencies of a runner; a replayed day replaces all of them. */
export interface WatchSettings {
  readonly client: DatabaseClient;
  /** Name of this runner, unique among all. */
  readonly runner: string;
  readonly network: () => FerryNetwork;
  readonly report: () => WeatherReport;
  /** Current time, minutes since the epoch. */
  readonly now: () => number;
  /** Undefined where no mails are carried. */
  readonly carry: Carrier | undefined;
  /** Undefined where no push messages are sent. */
  readonly push?: PushCarrier | undefined;
  /** States of the sources, for the operator. */
  readonly sources?: (at: EpochMinutes) => readonly SourceState[];
  /** Messages go out at once by night as well. */
  readonly tellsAtNight?: boolean;
}

export interface WatchRound {
  readonly trips: number;
  readonly found: number;
  readonly sent: number;
  readonly failed: number;
  readonly ms: number;
}

/** Seconds for which a runner holds the watch; the next round comes long before. */
const heldSeconds = 90;
/** Trips that are judged before other work of the process has its turn. */
const turn = 10;
/** Minutes by which the clocks of the database and of a runner may differ. */
const clockMargin = 2;

/**
 * Makes a runner. Each round looks at the trips that a change of the sources touches, stores what
 * it finds, and sends the messages that are due. Undefined while another runner holds the watch. A
 * round that fails throws; the next one begins where it began. A runner may be killed at any moment: all
 * that lasts is in the database, and who takes over looks at all trips once.
 */
export function makeRunner(settings: WatchSettings): () => Promise<WatchRound | undefined> {
  let before: { snapshot: Snapshot; at: number } | undefined;
  return async () => {
    const { client, runner } = settings;
    const begun = performance.now();
    if (!(await holdWatch(client, runner, heldSeconds))) {
      before = undefined;
      return undefined;
    }
    const at = Math.floor(settings.now());
    const [network, report] = [settings.network(), settings.report()];
    const snapshot = snapshotOf(network, report);
    const touched = touchedBetween(before?.snapshot, snapshot, network, at);
    const savedSince = before ? { savedSince: before.at - clockMargin } : {};
    let [trips, found, last]: [number, number, string | undefined] = [0, 0, ''];
    while (last !== undefined) {
      const page = await touchedTrips(client, { ...touched, ...savedSince }, at, last || undefined);
      const looks = await lookAt(page.trips, { network, report, at });
      if (looks.length > 0) found += await recordFindings(client, looks, at);
      trips += page.trips.length;
      last = page.last;
      if (last !== undefined && !(await holdWatch(client, runner, heldSeconds))) {
        before = undefined;
        return undefined;
      }
    }
    before = { snapshot, at };
    const told = await sendMessages(settings, network);
    const round = { trips, found, ...told, ms: Math.round(performance.now() - begun) };
    const sources = settings.sources?.(at) ?? [];
    await noteLook(client, { at: utcIso(at), ...round, sources }, at);
    return round;
  };
}

/** Judges trips, a few at a time; leaves out those for which nothing changes. */
async function lookAt(
  trips: readonly StoredTrip[],
  sources: WatchSources,
): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const [index, trip] of trips.entries()) {
    if (index % turn === 0) await nextTurn();
    const all = findingsOf(trip, sources).map((one) => timed(one, sources.at));
    const known = new Set(all.map(({ finding }) => finding.key));
    const missing = trip.open.filter(({ key }) => !known.has(key));
    const silent = missing.filter((one) => isSilent(one, trip, sources));
    const found = all.filter(({ finding }) => !isWarningOfLost(finding, silent));
    // A flight may be at risk by any of those of which nothing is known.
    const flights = silent.length > 0 ? missing.filter(({ kind }) => kind === 'flight') : [];
    const unknown = [...new Set([...silent, ...flights].map(({ key }) => key))];
    const keys = new Set([...found.map(({ finding }) => finding.key), ...unknown]);
    const isSame = keys.size === trip.open.length && trip.open.every(({ key }) => keys.has(key));
    if (!isSame || trip.isUntold) looks.push({ trip, found, unknown });
  }
  return looks;
}

/** Tests for a warning about a boat that does not sail as far as is known, which is not worth telling. */
const isWarningOfLost = (
  { kind, boat }: Pick<Finding, 'kind' | 'boat'>,
  silent: readonly OpenFinding[],
): boolean =>
  (kind === 'wind' || kind === 'doubtful') &&
  silent.some(
    (one) =>
      (one.kind === 'gone' || one.kind === 'cancelled') &&
      one.boat.fromPort === boat.fromPort &&
      one.boat.departsAt === boat.departsAt,
  );

/** Composes and carries a mail; one that cannot be composed fails alone, so that it does not hold up others. */
export async function deliver(
  mail: ClaimedMail,
  network: FerryNetwork,
  carry: Carrier,
): Promise<Delivery> {
  return composed(async () => carry(await composeMail(mail, network)));
}

async function composed(send: () => Promise<Delivery>): Promise<Delivery> {
  try {
    return await send();
  } catch (fault) {
    log.warn('mail not composed', {}, fault);
    return { outcome: 'failed', why: 'not composed', isAlone: true };
  }
}

const logForgotten = (fault: unknown) =>
  log.warn('write failed', { call: 'push_subscriptions' }, fault);

/** Composes a push message and sends it to the browsers of a person; forgets those that are gone. */
async function deliverPush(
  mail: ClaimedMail,
  network: FerryNetwork,
  push: PushCarrier,
  { client, now }: WatchSettings,
): Promise<Delivery> {
  return composed(async () => {
    const { gone, ...delivery } = await push(await composePush(mail, network, Math.floor(now())));
    // The message is sent, whether they can be forgotten or not.
    if (gone.length > 0) await forgetDevices(client, gone).catch(logForgotten);
    return delivery;
  });
}

/**
 * Milliseconds for the messages of a channel in a round: the rest is given back before its claim runs out, and the next
 * look does not wait for it.
 */
const sendingMs = 60_000;

/** Sends the messages that are due, the quick channel first. A service that fails is left alone until the next round. */
async function sendMessages(
  settings: WatchSettings,
  network: FerryNetwork,
): Promise<Pick<WatchRound, 'sent' | 'failed'>> {
  const { client, runner, carry, push } = settings;
  const all = { sent: 0, failed: 0 };
  const now = () => Math.floor(settings.now());
  const ways: [Channel, (mail: ClaimedMail) => Promise<Delivery>][] = [];
  if (push) ways.push(['push', (mail) => deliverPush(mail, network, push, settings)]);
  if (carry) ways.push(['mail', (mail) => deliver(mail, network, carry)]);
  for (const [channel, send] of ways) {
    const until = performance.now() + sendingMs;
    for (let isWorking = true; isWorking && performance.now() < until; ) {
      const onlyUrgent = !settings.tellsAtNight && isQuiet(now());
      const mails = await claimMails(client, runner, channel, now(), onlyUrgent);
      isWorking = mails.length > 0 && (await holdWatch(client, runner, heldSeconds));
      for (const mail of mails) {
        const isTried = isWorking && performance.now() < until;
        const delivery = isTried ? await send(mail) : notTried;
        await finishMail(client, mail.id, runner, delivery, now());
        if (isTried) all[delivery.outcome === 'sent' ? 'sent' : 'failed'] += 1;
        if (delivery.outcome === 'failed' && !delivery.isAlone) isWorking = false;
      }
    }
  }
  return all;
}

const notTried: Delivery = { outcome: 'returned' };
