import fc from 'fast-check';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import { readPacking, usualQuestion, writePacking } from './question';

const read = (query: string) => readPacking(rawQuery(new URLSearchParams(query)));

describe('the address of a list', () => {
  it('is read back as it was written', () => {
    const question = {
      ...usualQuestion,
      month: 5,
      islands: ['anafi', 'naxos'] as const,
      doing: ['hike', 'camp'] as const,
      nights: 12,
      children: 1,
      babies: 1,
      without: ['book', 'mask'],
      own: ['Guitar & strings', 'Το κομπολόι του παππού', 'a=b?c#d'],
    };
    expect(read(writePacking(question))).toEqual({ question, faults: [], typed: {} });
  });

  it('uses defaults without values, and no activities for a form without checked boxes', () => {
    expect(read('')).toEqual({ question: usualQuestion, faults: [], typed: {} });
    expect(read('month=7').question.doing).toEqual([]);
  });

  it.each([
    ['month=13', 'month'],
    ['month=1e0', 'month'],
    ['nights=0', 'nights'],
    ['nights=-4', 'nights'],
    ['adults=99', 'adults'],
    ['babies=x', 'babies'],
    ['island=atlantis', 'island'],
    ['do=fly', 'doing'],
    [`own=${'x'.repeat(61)}`, 'own'],
    [Array.from({ length: 31 }, (_, at) => `own=${at}`).join('&'), 'own'],
  ])('%s is reported, and the list is still created', (query, fault) => {
    const { question, faults } = read(query);
    expect(faults).toEqual([fault]);
    expect(question.own.length).toBeLessThanOrEqual(30);
    expect(question.nights).toBeGreaterThan(0);
  });

  it('splits the lines of the form, without duplicates and invisible characters', () => {
    expect(
      read(`own=${encodeURIComponent(' Kite \r\n\n Kite\n\u202Eevil\u0000 ')}`).question.own,
    ).toEqual(['Kite', 'evil']);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('month', 'own', 'island', 'without', 'do', 'adults'),
            fc.string(),
          ),
          {
            maxLength: 80,
          },
        ),
        (pairs) => {
          const { question } = read(new URLSearchParams(pairs).toString());
          expect(read(writePacking(question)).question).toEqual(question);
        },
      ),
    );
  });
});

it('returns the input of an invalid field, limited to the length of the field', () => {
  expect(read('month=7&nights=-3&adults=two&children=1').typed).toEqual({
    nights: '-3',
    adults: 'two',
  });
  expect(read(`month=7&babies=${'9'.repeat(10_240)}`).typed.babies).toHaveLength(12);
});
