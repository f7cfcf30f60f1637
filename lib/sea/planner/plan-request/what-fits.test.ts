import { rawQuery } from '@/lib/foundation/http/raw-query';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { solve } from '../solver/solve';
import { planQuery } from './query';
import { readPlan } from './read-plan';
import { whatFits } from './what-fits';

const { timetable } = ferryNetwork();
const at = Date.parse('2027-01-01T10:00Z') / 60_000;
const tenDays = { start: 'ATH', end: 'ATH', firstDay: '2027-07-05', lastDay: '2027-07-14' };

function read(raw: Record<string, string>) {
  const query = planQuery(raw);
  const reading = readPlan(query, timetable, at);
  return { query, faults: reading.ok ? [] : reading.faults, reading };
}

test('all islands in ten days are rejected with a suggestion of those that fit', () => {
  const islands = islandSlugs.map((slug) => `${slug}:2-3`).join(',');
  const { query, faults } = read({ ...tenDays, islands, order: islandSlugs.join(',') });
  expect(faults.map(({ fault }) => fault)).toContain('too-many-nights');
  const offer = whatFits(query, faults);
  const address = new URL(offer ?? '', 'https://example.org');
  const { reading } = read(rawQuery(address.searchParams) as Record<string, string>);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const outcome = solve(timetable, reading.request, { now: () => 0 });
  if (outcome.kind !== 'plan') throw new Error(outcome.kind);
  expect(outcome.plan.order.length).toBeGreaterThan(1);
  for (const { nights } of outcome.plan.stays) expect(nights).toBeGreaterThanOrEqual(2);
});

test('nothing is suggested for other faults, or if one island alone is too long', () => {
  const offerOf = (raw: Record<string, string>) => {
    const { query, faults } = read(raw);
    expect(faults.length).toBeGreaterThan(0);
    return whatFits(query, faults);
  };
  expect(offerOf({ ...tenDays, islands: 'naxos:20' })).toBeUndefined();
  expect(offerOf({ ...tenDays, islands: 'naxos:8,paros:8', adults: '0' })).toBeUndefined();
  expect(offerOf({ ...tenDays, islands: 'naxos:8,atlantis:8' })).toBeUndefined();
  expect(offerOf({ ...tenDays, islands: 'naxos:8,paros:8' })).toContain('naxos?:8-8,paros?:8-8');
});
