import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/foundation/log';
import { compileTimetable } from '../engine/timetable';
import { feedInService } from '../service/feed-in-service';
import { realtimeHealth } from './health';
import { realtimeInService } from './queries';
import { realtimeService, refreshRealtime } from './services';
import { cancelled, late, messageOf, notice, seconds } from './testing/message';

const limits = { timeoutMs: 20_000, bytes: 200_000 };
/** For a service that never answers: any other is given time on a busy machine. */
const impatient = { ...limits, timeoutMs: 400 };
const { feed } = feedInService();
const timetable = compileTimetable(feed);
const someDay = timetable.clock.dayAt(Date.parse('2027-07-14T07:00Z') / 60_000);
const [first = 0, second = 0] = timetable.tripsOn(someDay);
const trip = (index: number) => ({ tripId: feed.trips[index]?.id ?? '', startDate: '20270714' });

let server: Server;
let base: string;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(() => jest.useRealTimers());

const sending =
  (body: Uint8Array | string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

/** Returns a new address for each test, because messages are kept by address. */
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `${base}/${addresses}?key=secret`;
}

const known = (...urls: string[]) => realtimeInService(timetable, urls)?.realtime;
const oneCancelled = () => messageOf([cancelled(trip(first))]);

describe('a realtime service', () => {
  it('is undefined if none is configured', () => {
    expect(known()).toBeUndefined();
    expect(realtimeHealth(timetable, [])).toBeNull();
  });

  it('is unavailable until its first response, then reports its data', async () => {
    const address = newAddress();
    expect(known(address)).toMatchObject({ state: 'away', at: undefined });
    answer = sending(oneCancelled());
    expect((await refreshRealtime(address, limits)).outcome).toBe('loaded');
    const realtime = known(address);
    expect(realtime?.state).toBe('live');
    expect([...(realtime?.trips.values() ?? [])]).toMatchObject([{ state: 'cancelled' }]);
    expect(known(address)).toBe(realtime);
  });

  const endless: RequestListener = (_, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(new Uint8Array(10_000))) {}
    };
    response.on('drain', more);
    more();
  };
  const cutOff: RequestListener = (_, response) => {
    const whole = oneCancelled();
    response.writeHead(200, { 'Content-Length': `${whole.length}` });
    response.write(whole.subarray(0, 20));
    setTimeout(() => response.destroy(), 20);
  };

  const silent: RequestListener = () => {};

  it.each<[string, RequestListener, RegExp]>([
    ['answers 500', (_, response) => response.writeHead(500).end('no'), /^answered 500$/],
    ['sends a page', sending('<!doctype html>'), /no GTFS-Realtime message/],
    ['sends half a message', sending(oneCancelled().subarray(0, 25)), /no GTFS-Realtime message/],
    ['breaks off', cutOff, /not reachable/],
    ['never answers', silent, /no answer within/],
    ['never ends', endless, /larger than/],
    ['sends nothing', sending(''), /no GTFS-Realtime message/],
    ['sends changes only', sending(messageOf([], { incrementality: 1 })), /differential/],
    ['does not say when', sending(messageOf([], { timestamp: 0 })), /does not say when/],
    ['is stale', sending(messageOf([], { timestamp: seconds() - 20 * 60 })), /^stale/],
    ['is ahead', sending(messageOf([], { timestamp: seconds() + 3600 })), /in the future/],
    [
      'goes back in time',
      sending(messageOf([], { timestamp: seconds() - 5 * 60 })),
      /older than the one before/,
    ],
  ])('keeps its last message when it %s', async (_, listener, reason) => {
    const address = newAddress();
    answer = sending(oneCancelled());
    await refreshRealtime(address, limits);
    answer = listener;
    const look = await refreshRealtime(address, listener === silent ? impatient : limits);
    expect(look).toMatchObject({ outcome: 'kept', reason: expect.stringMatching(reason) });
    expect(look.reason).not.toContain('secret');
    expect(known(address)).toMatchObject({ state: 'live' });
    expect(known(address)?.trips.size).toBe(1);
  });

  it('that always fails is unavailable, and only the timetable is used', async () => {
    const address = newAddress();
    answer = sending('garbage');
    await refreshRealtime(address, limits);
    const inService = realtimeInService(timetable, [address]);
    expect(inService?.realtime).toMatchObject({ state: 'away', alerts: [] });
    expect(inService?.merged.changes).toEqual([]);
  });

  it('that becomes unavailable is dropped, except for cancellations', async () => {
    const address = newAddress();
    answer = sending(messageOf([cancelled(trip(first)), late(trip(second), 25)]));
    await refreshRealtime(address, limits);
    jest.useFakeTimers({ now: Date.now() + 16 * 60_000, doNotFake: ['setTimeout', 'nextTick'] });
    expect(known(address)).toMatchObject({ state: 'away', at: undefined });
    const trips = known(address)?.trips.values() ?? [];
    expect([...trips].map(({ state }) => state)).toEqual(['cancelled']);
    expect(known(address)).toBe(known(address));
    expect(realtimeHealth(timetable, [address])).toMatchObject({
      state: 'away',
      services: [{ isStale: true }],
    });
    jest.setSystemTime(Date.now() + 48 * 3_600_000);
    expect(known(address)?.trips.size).toBe(1);
    jest.setSystemTime(new Date('2027-07-14T20:00Z'));
    expect(known(address)?.trips.size).toBe(1);
    jest.setSystemTime(new Date('2027-07-17T20:00Z'));
    expect(known(address)?.trips.size).toBe(0);
  });

  it('is requested for newer messages only', async () => {
    const address = newAddress();
    answer = sending(oneCancelled(), { ETag: '"v1"' });
    await refreshRealtime(address, limits);
    const held = realtimeService(address).message;
    const sentHeaders: unknown[] = [];
    answer = (request, response) => {
      sentHeaders.push(request.headers['if-none-match'], request.headers.accept?.split(',')[0]);
      response.writeHead(304).end();
    };
    expect((await refreshRealtime(address, limits)).outcome).toBe('unchanged');
    expect(sentHeaders).toEqual(['"v1"', 'application/x-protobuf']);
    expect(realtimeService(address).message).toBe(held);
  });

  it('is combined with others: each one’s reports stay while the others are unavailable', async () => {
    const [one, other] = [newAddress(), newAddress()];
    answer = sending(oneCancelled());
    await refreshRealtime(one, limits);
    expect(known(one, other)?.state).toBe('partly');
    answer = sending(messageOf([cancelled(trip(second)), notice([{ routeType: 4 }])]));
    await refreshRealtime(other, limits);
    expect(known(one, other)).toMatchObject({ state: 'live', alerts: [{}] });
    expect(known(one, other)?.trips.size).toBe(2);
  });

  it('reports its state to the operator and logs its faults, once each and without the address', async () => {
    const logged = jest.spyOn(log, 'error');
    const address = newAddress();
    answer = sending(oneCancelled());
    await refreshRealtime(address, limits);
    answer = (_, response) => response.writeHead(503).end();
    await refreshRealtime(address, limits);
    await refreshRealtime(address, limits);
    expect(logged.mock.calls).toEqual([['ferry realtime away', { reason: 'answered 503' }]]);
    const health = realtimeHealth(timetable, [address]);
    expect(health).toMatchObject({
      state: 'live',
      cancelled: 1,
      changed: 0,
      matched: 1,
      services: [{ isStale: false, lastLook: { outcome: 'kept', reason: 'answered 503' } }],
    });
    expect(JSON.stringify(health)).not.toMatch(/secret|127\.0\.0\.1/);
  });
});
