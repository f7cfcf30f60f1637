import { tripSummary } from './summary';

const row = {
  id: '11111111-0000-4000-8000-000000000001',
  title: 'Summer',
  startDate: '2027-07-01',
  version: 1,
  isShared: false,
  archivedAt: null,
  deletedAt: null,
  updatedAt: '2027-01-01T10:00:00+00:00',
  stops: [
    { island: 'naxos', nights: 2 },
    { island: 'paros', nights: 1 },
  ],
  legs: [],
};

describe('a trip in a list', () => {
  it('lists its islands in order and ends on the day of leaving the last', () => {
    expect(tripSummary.parse(row)).toEqual({
      id: row.id,
      title: 'Summer',
      startDate: '2027-07-01',
      version: 1,
      isShared: false,
      archivedAt: null,
      deletedAt: null,
      updatedAt: '2027-01-01T10:00:00.000Z',
      islands: ['naxos', 'paros'],
      nights: 3,
      lastDay: '2027-07-04',
    });
  });

  it('ends later with overnight boats arriving on the next day in Athens time', () => {
    const way = (position: number, departsAt: string, arrivesAt: string) => ({
      position,
      sailings: [{ departsAt, arrivesAt }],
    });
    const legs = [
      way(2, '2027-07-05T15:00:00.000Z', '2027-07-05T21:30:00.000Z'),
      way(0, '2027-07-01T19:00:00.000Z', '2027-07-02T01:00:00.000Z'),
    ];
    expect(tripSummary.parse({ ...row, legs }).lastDay).toBe('2027-07-06');
  });

  it('has no last day without a first day', () => {
    expect(tripSummary.parse({ ...row, startDate: null }).lastDay).toBeNull();
  });
});
