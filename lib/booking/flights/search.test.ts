import { readFlights, writtenFlights } from './search';

const days = { today: '2026-11-22', last: '2027-11-18' };
const read = (query: Record<string, string | string[]>) => readFlights(query, days);
const right = { from: 'LHR', to: 'JTR', out: '2027-06-01', back: '2027-06-09', adults: '2' };

describe('a flight search', () => {
  it('accepts an airport code or a city, in either language', () => {
    const question = { from: 'LHR', to: 'JTR', out: '2027-06-01', back: '2027-06-09', adults: 2 };
    for (const from of ['LHR', ' lhr', 'London', 'ΛΟΝΔΙΝΟ', 'λονδίνο', 'London (LHR)']) {
      expect(read({ ...right, from })).toEqual({ ok: true, question });
    }
    expect(read({ ...right, back: '', adults: '' })).toEqual({
      ok: true,
      question: { ...question, back: undefined, adults: 1 },
    });
  });

  it('reports every fault beside its field', () => {
    expect(read({})).toEqual({
      ok: false,
      faults: { from: 'missing-from', to: 'unknown-to', out: 'missing-out' },
    });
    expect(
      read({ from: 'Atlantis', to: 'IOS', out: '2027-02-30', back: '2026-01-01', adults: '9' }),
    ).toEqual({
      ok: false,
      faults: {
        from: 'unknown-from',
        to: 'unknown-to',
        out: 'not-a-date',
        back: 'past',
        adults: 'adults-range',
      },
    });
    expect(read({ ...right, from: 'jtr' })).toEqual({ ok: false, faults: { to: 'same-airport' } });
    expect(read({ ...right, back: '2027-05-31' })).toEqual({
      ok: false,
      faults: { back: 'back-before-out' },
    });
    expect(read({ ...right, out: '2029-01-01', back: '' })).toEqual({
      ok: false,
      faults: { out: 'too-far' },
    });
    for (const adults of ['0', '-1', '1e0', '99999', 'two']) {
      expect(read({ ...right, adults })).toEqual({ ok: false, faults: { adults: 'adults-range' } });
    }
  });

  it('keeps the input, limited in length and once', () => {
    expect(writtenFlights({ from: ['x', 'y'], out: 'z'.repeat(5000), utm: 'a' })).toEqual({
      from: 'x',
      out: 'z'.repeat(60),
    });
  });
});
