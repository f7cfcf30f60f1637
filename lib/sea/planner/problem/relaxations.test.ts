import { relaxed } from './relaxations';
import type { IslandWish, PlanRequest } from './request';

const wish = (island: IslandWish['island'], required: boolean): IslandWish => ({
  island,
  minNights: 1,
  maxNights: 3,
  required,
});

const request: PlanRequest = {
  start: { place: 'piraeus' },
  end: { place: 'piraeus' },
  firstDay: '2027-07-01',
  lastDay: '2027-07-14',
  islands: [wish('naxos', true), wish('paros', false), wish('ios', false)],
  choose: 2,
  locks: [],
  wishes: {
    priority: 'balanced',
    fewEarlyMornings: false,
    noLateArrivals: false,
    pace: 'steady',
  },
  party: { adults: 1, children: 0 },
};

describe('leaving an island out', () => {
  it('never asks for more of the wish list than is left of it', () => {
    expect(relaxed(request, { change: 'drop-island', island: 'ios' }).choose).toBe(1);
    expect(relaxed(request, { change: 'drop-island', island: 'naxos' }).choose).toBe(2);
  });

  it('keeps as many as fit', () => {
    const open: PlanRequest = { ...request, choose: 'as-many-as-fit' };
    expect(relaxed(open, { change: 'drop-island', island: 'ios' }).choose).toBe('as-many-as-fit');
  });
});
