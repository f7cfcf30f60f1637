import fc from 'fast-check';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import { routes } from '@/lib/platform/routes/register';
import { lockOf, withOrder, withoutLock, withoutOrder } from './changes';
import { writeLock } from './entries';
import { handOrderAddress, orderPlaceholder } from './hand-order';
import { planQuery, writeQuery } from './query';
import { readPlan } from './read-plan';
import { knownTimetable, soundRequests } from './testing/requests';
import { planAddress, writePlan } from './write-plan';

/** Returns an address as the router passes it to a page. */
function rawOf(address: string): RawQuery {
  const { searchParams } = new URL(address, 'http://localhost');
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

const read = (address: string) =>
  readPlan(planQuery(rawOf(address)), knownTimetable, momentOf('2026-10-01T12:00Z'));

describe('a plan and its query', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(soundRequests, (request) => {
        expect(read(planAddress(request))).toEqual({ ok: true, request });
      }),
      { numRuns: 400 },
    );
  });

  it('writes equal plans equally, whatever the parameter order and escaping', () => {
    fc.assert(
      fc.property(soundRequests, (request) => {
        const { searchParams } = new URL(planAddress(request), 'http://localhost');
        const shuffled = new URLSearchParams([...searchParams].toReversed().toSorted());
        const reading = read(`${routes.tripPlannerLegacy}?${shuffled}`);
        expect(reading.ok && planAddress({ ...reading.request, locks: request.locks })).toBe(
          planAddress(request),
        );
      }),
    );
  });

  it('never throws for any query, and reports each fault', () => {
    const names = Object.keys(planQueryNames());
    const raw = fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 })),
    );
    fc.assert(
      fc.property(raw, (query) => {
        const reading = readPlan(planQuery(query), knownTimetable, momentOf('2026-10-01T12:00Z'));
        if (reading.ok) return;
        expect(reading.faults.length).toBeGreaterThan(0);
        for (const { field, fault } of reading.faults) {
          expect(names).toContain(field);
          expect(fault).toMatch(/^[a-z-]+$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('writes the same query for an order in the browser as on the server', () => {
    fc.assert(
      fc.property(soundRequests, fc.nat(), (request, seed) => {
        const slugs = request.islands.map(({ island }) => island);
        const order = slugs.toSorted((a, b) => ((a.length * seed) % 7) - ((b.length * seed) % 7));
        const query = { ...writePlan(request), order: orderPlaceholder, lock: [] };
        const inBrowser = handOrderAddress(
          {
            template: `${routes.tripPlannerLegacy}?${writeQuery(query)}`,
            locks: request.locks.map(writeLock),
          },
          order,
        );
        expect(read(inBrowser)).toEqual({ ok: true, request: withOrder(request, order) });
      }),
    );
  });
});

describe('changes of a plan', () => {
  const leg = { from: 'start', to: 'naxos' } as const;
  const [request] = fc.sample(soundRequests, 1);
  if (!request) throw new Error('no sample');

  it('unlock a leg', () => {
    const planned = {
      ...leg,
      date: '2027-07-05',
      journey: null,
      cents: 0,
      seaMinutes: 0,
      roadMinutes: 0,
      early: false,
      late: false,
      locked: false,
    };
    const locks = [lockOf(planned)];
    expect(locks).toEqual([{ ...leg, date: '2027-07-05' }]);
    expect(withoutLock({ ...request, locks }, leg).locks).toEqual([]);
  });

  it('unlock legs that a new order separates', () => {
    const locks = [
      { from: 'start', to: 'naxos', date: '2027-07-05' },
      { from: 'naxos', to: 'paros', date: '2027-07-08' },
    ] as const;
    const changed = withOrder({ ...request, locks }, ['naxos', 'ios', 'paros']);
    expect(changed.locks).toEqual([locks[0]]);
    expect(withoutOrder(changed)).not.toHaveProperty('order');
  });
});

function planQueryNames(): Record<string, true> {
  const names =
    'start end firstDay lastDay islands choose wish early late pace flight buffer order adults children vehicle kind direct after before max-wait lock';
  return Object.fromEntries(names.split(' ').map((name) => [name, true as const]));
}
