import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/foundation/log';
import { aisPositions } from './ais-provider';
import { comparableName, withReports } from './live';
import type { TrackedVessel } from './types';

const vessel = (name: string | null): TrackedVessel => ({
  id: `${name}@2027-07-14`,
  tripId: `${name}`,
  serviceDay: '2027-07-14',
  name,
  kind: 'conventional',
  lineId: 'line',
  operatorId: 'operator',
  calls: [],
  segment: 0,
  inPort: false,
  path: [],
  position: [25, 37],
  heading: 10,
  source: 'estimate',
});

describe('names of vessels', () => {
  it('are the same in Greek, in Latin and with a prefix', () => {
    expect(comparableName('ΝΑΞΟΣ')).toBe(comparableName('Naxos'));
    expect(comparableName('F/B Blue Star Delos')).toBe(comparableName('BLUE STAR DELOS'));
    expect(comparableName('Πάρος')).toBe('PAROS');
  });
});

describe('withReports', () => {
  const report = (at: number) => ({ name: 'BLUE STAR DELOS', position: [24, 36.9] as const, at });

  it('applies a fresh report to the boat of that name only', () => {
    const found = withReports([vessel('Blue Star Delos'), vessel(null)], [report(100)], 110);
    expect(found.map(({ source }) => source)).toEqual(['live', 'estimate']);
    expect(found[0]).toMatchObject({ position: [24, 36.9], heading: 10, reportedAt: 100 });
  });

  it('keeps the estimate for a stale or future report', () => {
    expect(withReports([vessel('Blue Star Delos')], [report(90)], 110)[0]?.source).toBe('estimate');
    expect(withReports([vessel('Blue Star Delos')], [report(115)], 110)[0]?.source).toBe(
      'estimate',
    );
  });

  it('uses the latest of several', () => {
    const found = withReports([vessel('Blue Star Delos')], [report(108), report(101)], 110);
    expect(found[0]?.reportedAt).toBe(108);
  });
});

describe('a provider over HTTP', () => {
  let server: Server;
  let url: string;
  let answer: { status: number; body: string; delay?: number };
  let received: { count: number; authorization?: string | undefined };
  const position = { name: 'Naxos', lat: 37.1, lon: 25.3, course: 90, at: '2027-07-14T09:30:00Z' };

  beforeEach(async () => {
    received = { count: 0 };
    server = createServer((request, response) => {
      received = { count: received.count + 1, authorization: request.headers.authorization };
      const { status, body, delay = 0 } = answer;
      setTimeout(() => response.writeHead(status).end(body), delay).unref();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    jest.spyOn(log, 'error');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('reads positions, sends the key, and asks once a minute', async () => {
    answer = { status: 200, body: JSON.stringify([position]) };
    let now = 0;
    const provider = aisPositions({ url, key: 'secret', now: () => now });
    const [first] = await provider.reports();
    expect(first).toEqual({
      name: 'Naxos',
      position: [25.3, 37.1],
      heading: 90,
      at: Date.parse('2027-07-14T09:30Z') / 60_000,
    });
    await provider.reports();
    expect(received).toEqual({ count: 1, authorization: 'Bearer secret' });
    now = 61_000;
    await provider.reports();
    expect(received.count).toBe(2);
  });

  it('omits a boat without a position, and keeps the others', async () => {
    const lost = { ...position, name: 'Paros', lat: 91, lon: 181 };
    const heedless = { ...position, name: 'Milos', course: 511 };
    answer = { status: 200, body: JSON.stringify([lost, position, heedless]) };
    const found = await aisPositions({ url }).reports();
    expect(found.map(({ name }) => name)).toEqual(['Naxos', 'Milos']);
    expect(found[1]).not.toHaveProperty('heading');
  });

  it.each([
    ['an error', { status: 500, body: 'no' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['other JSON', { status: 200, body: '[{"name":"Naxos","lat":999}]' }],
    ['silence', { status: 200, body: '[]', delay: 2_000 }],
  ])('keeps the last positions on %s, and logs it once', async (_name, broken) => {
    answer = { status: 200, body: JSON.stringify([position]) };
    let now = 0;
    const provider = aisPositions({ url, now: () => now, timeoutMs: 150 });
    await provider.reports();
    answer = broken;
    for (now of [70_000, 140_000]) expect(await provider.reports()).toHaveLength(1);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
