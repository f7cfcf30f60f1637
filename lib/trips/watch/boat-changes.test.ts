import { sampleTrip } from '@/lib/trips/saved-trips/testing/sample-trip';
import { boatChanges } from './boat-changes';
import { tripFindings } from './queries';
import type { Finding } from './types';

jest.mock('./queries', () => ({ tripFindings: jest.fn() }));

const instant = (iso: string) => Date.parse(iso) / 60_000;

const finding = (kind: Finding['kind'], facts: Finding['facts'] = {}): Finding => ({
  ...{ key: kind, kind, position: 0, sequence: 0, facts, source: 'live' as const },
  boat: {
    ...{ fromPort: 'piraeus', toPort: 'naxos-chora', operator: '', vessel: '' },
    ...{ departsAt: '2027-10-29T20:30:00.000Z', arrivesAt: '2027-10-30T02:15:00.000Z' },
  },
  since: instant('2027-10-28T08:00Z'),
});
const changeOf = async (...findings: Finding[]) => {
  jest.mocked(tripFindings).mockReturnValue(findings);
  return boatChanges(sampleTrip, 'en', 'a-token');
};

it('names every change of a boat, with what to do and whom to call', async () => {
  const { of, newsAt } = await changeOf(
    finding('late', { departs: 1, arrives: 2 }),
    finding('wind'),
  );
  expect(of(0, 0)?.label).toBe('Late · May stay in port in strong wind');
  expect(of(0, 0)?.text).toContain('Call the company whose name is on your ticket.');
  expect(of(1, 0)).toBeUndefined();
  expect(newsAt).toBe('2027-10-28T08:00:00.000Z');
  // Late boats keep their time: they may make it up.
  expect(of(0, 0)?.now).toEqual({});
});

it('moves a boat that leaves at another time, or from another port', async () => {
  const departs = instant('2027-10-29T20:00Z');
  const moved = await changeOf(
    finding('port', { departs, arrives: departs + 300, port: 'rafina' }),
  );
  expect(moved.of(0, 0)?.now).toEqual({
    fromPort: 'rafina',
    departsAt: '2027-10-29T20:00:00.000Z',
    arrivesAt: '2027-10-30T01:00:00.000Z',
  });
  const early = await changeOf(finding('early', { departs }));
  expect(early.of(0, 0)?.now).toEqual({ departsAt: '2027-10-29T20:00:00.000Z' });
});

it('has no revision without a change', async () => {
  expect((await changeOf()).newsAt).toBeUndefined();
});
