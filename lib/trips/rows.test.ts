import { summaryFromRow } from './rows';

const row = {
  id: '11111111-0000-4000-8000-000000000001',
  title: 'Summer',
  start_date: '2027-07-01',
  version: 1,
  share_token: null,
  archived_at: null,
  deleted_at: null,
  updated_at: '2027-01-01T10:00:00+00:00',
  trip_stops: [
    { position: 1, island: 'paros', nights: 1 },
    { position: 0, island: 'naxos', nights: 2 },
  ],
  trip_legs: [],
};

describe('summaryFromRow', () => {
  it('puts the islands in order and ends on the day of leaving the last', () => {
    const summary = summaryFromRow(row);
    expect(summary).toMatchObject({ islands: ['naxos', 'paros'], nights: 3 });
    expect(summary.lastDay).toBe('2027-07-04');
  });

  it('ends later by overnight boats, there and home, that arrive on the day after in Athens', () => {
    const boat = (position: number, sequence: number, departs_at: string, arrives_at: string) => ({
      position,
      sequence,
      departs_at,
      arrives_at,
    });
    const trip_legs = [
      boat(2, 1, '2027-07-05T19:00:00+00:00', '2027-07-05T21:30:00+00:00'),
      boat(2, 0, '2027-07-05T15:00:00+00:00', '2027-07-05T17:00:00+00:00'),
      boat(0, 0, '2027-07-01T19:00:00+00:00', '2027-07-02T01:00:00+00:00'),
    ];
    expect(summaryFromRow({ ...row, trip_legs }).lastDay).toBe('2027-07-06');
  });

  it('has no last day without a first', () => {
    expect(summaryFromRow({ ...row, start_date: null }).lastDay).toBeNull();
  });
});
