import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../../../backend/backend.mjs';
import type { WeatherReport } from '../../../lib/records/weather/forecast/report.ts';
import type { LooseEntity } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import type { FerryFeed } from '../../../lib/sea/timetable/types.ts';
import type { TripDocument } from '../../../lib/trips/saved-trips/types.ts';
import type { Mail } from '../../../lib/trips/watch/carrier.ts';
import { startPushStub } from '../../../lib/trips/watch/testing/push-stub.ts';
import { firstFreePort } from '../../run/ports.mjs';
import { freshDatabases } from '../test-database.mjs';
import { testBackend, testPush } from '../test-settings.mjs';
import { startSmtpStub } from './smtp-stub.ts';

/*
 * A world with a clock of its own for replayed days: the embedded backend with a fresh database, a
 * realtime service over HTTP, a mail server, and the runner of the site over them. Modules of the
 * site are imported when the variables are set, because they read them once.
 */

const { keys } = testBackend;
const realNow = Date.now.bind(Date);

/** @param databaseUrl an empty database on a PostgreSQL server, instead of the embedded one */
export async function makeWorld(databaseUrl?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  if (!databaseUrl) await freshDatabases([folder]);
  const port = await firstFreePort(testBackend.port + 100);
  const backend = await startBackend({
    folder,
    port,
    portIsFixed: true,
    keys,
    databaseUrl,
  });
  const smtp = await startSmtpStub();
  const pushes = await startPushStub({ key: testPush.variables.VAPID_PUBLIC_KEY });
  const realtime = await startRealtime();
  Object.assign(process.env, {
    ...backend.variables,
    FERRY_GTFS_RT_URL: realtime.url,
    SMTP_URL: smtp.url,
    ...testPush.variables,
    PUSH_SERVICE: pushes.url,
    LOG_LEVEL: 'silent',
  });
  const [{ env }, { adminClient }, queries, services, holder, carriers, { makeRunner }] =
    await Promise.all([
      import('@/lib/foundation/env'),
      import('@/lib/platform/supabase/admin'),
      import('@/lib/sea/timetable/queries'),
      import('@/lib/sea/timetable/realtime/services'),
      import('@/lib/sea/timetable/service/feed-in-service'),
      import('@/lib/trips/watch/carrier'),
      import('@/lib/trips/watch/runner'),
    ]);
  const [{ waysOn }, { findingsOf }, { wayText, pricedWayText }] = await Promise.all([
    import('@/lib/trips/replan/ways-on'),
    import('@/lib/trips/watch/findings'),
    import('@/lib/trips/replan/testing/way-text'),
  ]);
  const { pushCarrierOf } = await import('@/lib/trips/watch/push');
  const { forgetOnce } = await import('@/lib/foundation/once-per-process');
  const client = adminClient();
  const carry = carriers.carrierOf(env);
  const push = pushCarrierOf(env);
  if (!client || !carry || !push) throw new Error('No backend or no mail server');
  const typical = holder.typicalFeed();

  let report: WeatherReport = unknown;
  const sent: { at: number; mail: Mail }[] = [];
  const runner = () =>
    makeRunner({
      client,
      runner: randomUUID(),
      network: queries.liveNetwork,
      report: () => report,
      now: () => Date.now() / 60_000,
      carry: async (mail) => {
        const delivery = await carry(mail);
        if (delivery.outcome === 'sent') sent.push({ at: Date.now(), mail });
        return delivery;
      },
      push,
    });
  let round = runner();
  const people: WorldPerson[] = [];

  return {
    folder,
    backend,
    smtp,
    pushes,
    client,
    sent,
    feed: typical.feed,
    network: queries.liveNetwork,
    /** Sets the clock, asks the realtime service and makes a round. */
    async at(iso: string) {
      const instant = Date.parse(iso);
      Date.now = () => instant;
      await services.refreshRealtime(realtime.url);
      return round();
    },
    says(entities: readonly LooseEntity[] | 'silent') {
      realtime.say(entities);
    },
    /** Puts another timetable into service. */
    serves(feed: FerryFeed = typical.feed) {
      holder.feedHolder().inService = { ...typical, feed, loadedAt: new Date(Date.now()) };
    },
    forecasts(next: WeatherReport = unknown) {
      report = next;
    },
    /** Ways on that the page of a trip offers now, a line each, with or without their fares. */
    ways(trip: TripDocument, show: 'fares' | 'boats' = 'boats'): string[] {
      const at = Math.floor(Date.now() / 60_000);
      const sources = { network: queries.liveNetwork(), report, at };
      const found = waysOn(trip, findingsOf(trip, sources), sources);
      if (!found) return [];
      return found.ways.length > 0
        ? found.ways.map(show === 'fares' ? pricedWayText : wayText)
        : ['no way on'];
    },
    /** Another runner in place of this one, which ends without a word; its lease runs out. */
    async replaceRunner() {
      round = runner();
      const free = { held_until: null, holder: null } as never;
      const write = () =>
        client
          .from('trip_watch' as never)
          .update(free)
          .not('is_one', 'is', null);
      // A connection that was idle may be closed just then.
      const { error } = await write();
      if (error) await write();
    },
    async person() {
      const person = await signUp(backend.url, `${randomUUID()}@example.org`);
      people.push(person);
      return person;
    },
    /** Everything as before the first script: nobody, nothing said, the shipped timetable. */
    async clear() {
      Date.now = realNow;
      // A message that is older than the one before is not believed.
      forgetOnce('ferry-realtime');
      for (const person of people.splice(0)) {
        await person.ask('DELETE', 'trips?id=not.is.null');
      }
      realtime.say([]);
      report = unknown;
      sent.length = 0;
      smtp.mails.length = 0;
      pushes.received.length = 0;
      pushes.answers.clear();
      smtp.mode = 'accept';
      this.serves();
      await services.refreshRealtime(realtime.url);
      await this.replaceRunner();
    },
    /** Another process in place of this one, which knows nothing of what the services said. */
    restart() {
      forgetOnce('ferry-realtime');
      return this.replaceRunner();
    },
    async end() {
      Date.now = realNow;
      await backend.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

const unknown: WeatherReport = {
  freshness: 'fresh',
  at: 0,
  sea: { freshness: 'fresh', at: 0 },
  days: [],
  places: new Map(),
};

async function startRealtime() {
  const { messageOf } = await import('../../../lib/sea/timetable/realtime/testing/message.ts');
  let said: readonly LooseEntity[] | 'silent' = [];
  const server = createServer((_, response) => {
    if (said === 'silent') response.writeHead(503).end();
    else response.writeHead(200).end(messageOf(said, { timestamp: Math.floor(Date.now() / 1000) }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages.pb`,
    say: (entities: readonly LooseEntity[] | 'silent') => {
      said = entities;
    },
  };
}

export interface WorldPerson {
  readonly id: string;
  readonly email: string;
  ask(method: string, address: string, body?: object): Promise<unknown>;
  /** Stores a trip; `mails` and `pushes` as chosen on its page. */
  save(
    document: TripDocument,
    choice?: { mails?: boolean | null; pushes?: boolean | null; locale?: string },
  ): Promise<string>;
}

async function signUp(url: string, email: string): Promise<WorldPerson> {
  const headers = { apikey: keys.EMBEDDED_SECRET_KEY, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'only for tests' }),
  });
  const { user, access_token: token } = await answer.json();
  if (!token) throw new Error(`No account: ${answer.status}`);
  const { siteProof, siteProofHeader } = await import('@/lib/platform/supabase/site-proof');
  const ask = async (method: string, address: string, body?: object) => {
    const send = () =>
      fetch(`${url}/rest/v1/${address}`, {
        method,
        headers: {
          apikey: keys.EMBEDDED_PUBLISHABLE_KEY,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          [siteProofHeader]: siteProof(keys.EMBEDDED_SECRET_KEY),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const reply = await send().catch(send);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${address}: ${reply.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  return {
    id: user.id,
    email,
    ask,
    async save(document, { mails = true, pushes = null, locale = 'en' } = {}) {
      const id = randomUUID();
      await ask('POST', 'trips', { id, document });
      await ask('PATCH', `trips?id=eq.${id}`, { mails, pushes, mail_locale: locale });
      return id;
    },
  };
}
