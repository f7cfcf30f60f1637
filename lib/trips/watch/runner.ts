import { setImmediate as nextTurn } from 'node:timers/promises';
import { log } from '@/lib/foundation/log';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Carrier, Delivery } from './carrier';
import { type Snapshot, snapshotOf, touchedBetween } from './changes';
import { timed } from './due';
import { findingsOf } from './findings';
import { composeMail } from './mail';
import { composePush, type PushCarrier } from './push';
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
  recordFindings,
  type StoredTrip,
  touchedTrips,
} from './store';

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
      const looks = await lookAt(page.trips, { network, report, at }, settings.tellsAtNight);
      if (looks.length > 0) found += await recordFindings(client, looks, at);
      trips += page.trips.length;
      last = page.last;
      if (last !== undefined) await holdWatch(client, runner, heldSeconds);
    }
    before = { snapshot, at };
    const told = await sendMails(settings, network);
    const round = { trips, found, ...told, ms: Math.round(performance.now() - begun) };
    const sources = settings.sources?.(at) ?? [];
    await noteLook(client, { at: utcIso(at), ...round, sources }, at);
    return round;
  };
}

/** Kinds that a service which falls silent neither confirms nor takes back: delays, and what follows from them. */
const passing = /^(?:late|early|tight|flight) /;

/** Judges trips, a few at a time; leaves out those for which nothing changes. */
async function lookAt(
  trips: readonly StoredTrip[],
  sources: Parameters<typeof findingsOf>[1],
  tellsAtNight?: boolean,
): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const [index, trip] of trips.entries()) {
    if (index % turn === 0) await nextTurn();
    const found = findingsOf(trip, sources).map((one) => timed(one, sources.at, tellsAtNight));
    const keys = new Set(found.map(({ finding }) => finding.key));
    const isSilent =
      sources.network.realtime !== undefined && sources.network.realtime.state !== 'live';
    const unknown = trip.openKeys.filter((key) => isSilent && !keys.has(key) && passing.test(key));
    for (const key of unknown) keys.add(key);
    const isSame =
      keys.size === trip.openKeys.length && trip.openKeys.every((key) => keys.has(key));
    if (!isSame || trip.isUntold) looks.push({ trip, found, unknown });
  }
  return looks;
}

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
    return { outcome: 'failed', why: 'not composed' };
  }
}

/** Composes a push message and sends it to the browsers of a person; forgets those that are gone. */
async function deliverPush(
  mail: ClaimedMail,
  network: FerryNetwork,
  push: PushCarrier,
  { client, now }: WatchSettings,
): Promise<Delivery> {
  return composed(async () => {
    const { gone, ...delivery } = await push(await composePush(mail, network, Math.floor(now())));
    if (gone.length > 0) await forgetDevices(client, gone);
    return delivery;
  });
}

/** Sends the messages that are due. A service that fails is left alone until the next round. */
async function sendMails(
  settings: WatchSettings,
  network: FerryNetwork,
): Promise<Pick<WatchRound, 'sent' | 'failed'>> {
  const { client, runner, now, carry, push } = settings;
  const working = new Set<Channel>([
    ...(carry ? (['mail'] as const) : []),
    ...(push ? (['push'] as const) : []),
  ]);
  let [sent, failed] = [0, 0];
  while (working.size > 0) {
    const mails = await claimMails(client, runner, [...working], Math.floor(now()));
    if (mails.length === 0) break;
    for (const mail of mails) {
      const [{ channel }] = mail.notices;
      const { outcome, why } =
        channel === 'mail' && carry
          ? await deliver(mail, network, carry)
          : push
            ? await deliverPush(mail, network, push, settings)
            : noCarrier;
      await finishMail(
        client,
        mail.id,
        runner,
        { outcome, ...(why ? { why } : {}) },
        Math.floor(now()),
      );
      if (outcome === 'sent') sent += 1;
      else failed += 1;
      // One refused recipient says nothing about the service.
      if (outcome === 'failed') working.delete(channel);
    }
  }
  return { sent, failed };
}

const noCarrier: Delivery = { outcome: 'failed', why: 'no carrier' };
