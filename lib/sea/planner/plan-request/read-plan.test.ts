import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import { fromForm } from './form-query';
import { formValues } from './form-values';
import { planQuery, writeQuery } from './query';
import { readPlan } from './read-plan';
import { startingPoints, startingRequest, suggestedFirstDay } from './starting-points';
import { knownTimetable } from './testing/requests';
import { writePlan } from './write-plan';

/** Instant before the first day of the timetable. */
const before = momentOf('2026-10-01T12:00Z');

const fields = {
  start: 'piraeus',
  end: 'ATH',
  firstDay: '2027-07-05',
  lastDay: '2027-07-20',
  islands: 'naxos:2-4,paros:2,milos?:1-3',
};

function faultsOf(change: RawQuery): string[] {
  const reading = readPlan(planQuery({ ...fields, ...change }), knownTimetable, before);
  return reading.ok ? [] : reading.faults.map(({ field, fault }) => `${field} ${fault}`);
}

describe('a plan read from a query', () => {
  it('uses defaults', () => {
    const reading = readPlan(planQuery(fields), knownTimetable, before);
    expect(reading).toMatchObject({
      ok: true,
      request: {
        end: { airport: 'ATH' },
        islands: [
          { island: 'naxos', minNights: 2, maxNights: 4, required: true },
          { island: 'paros', minNights: 2, maxNights: 2, required: true },
          { island: 'milos', minNights: 1, maxNights: 3, required: false },
        ],
        locks: [],
        wishes: { priority: 'balanced', pace: 'steady' },
        party: { adults: 1, children: 0 },
      },
    });
  });

  it('accepts places as people write them, with default nights', () => {
    const written = { start: 'Athens', end: 'Πειραιάς', islands: 'NAXOS, thira?,Πάρος:2' };
    expect(readPlan(planQuery({ ...fields, ...written }), knownTimetable, before)).toMatchObject({
      ok: true,
      request: {
        start: { airport: 'ATH' },
        end: { place: 'piraeus' },
        islands: [
          { island: 'naxos', minNights: 2, maxNights: 3, required: true },
          { island: 'santorini', minNights: 2, maxNights: 3, required: false },
          { island: 'paros', minNights: 2, maxNights: 2, required: true },
        ],
      },
    });
  });

  it('keeps unknown values as written', () => {
    expect(planQuery({ ...fields, start: 'Atlantis', islands: 'Atlantis' })).toMatchObject({
      start: 'Atlantis',
      islands: 'Atlantis',
    });
  });

  it.each([
    ['a day that has passed', '2027-07-06T06:00Z', 'firstDay day-passed'],
    ['yesterday, just after midnight', '2027-07-05T21:10Z', 'firstDay day-passed'],
  ])('rejects %s', (_, moment, fault) => {
    const reading = readPlan(planQuery(fields), knownTimetable, momentOf(moment));
    expect(reading.ok ? [] : reading.faults.map((one) => `${one.field} ${one.fault}`)).toEqual([
      fault,
    ]);
  });

  it('excludes boats of today that have left', () => {
    const at = momentOf('2027-07-05T09:02:30Z');
    expect(readPlan(planQuery(fields), knownTimetable, at)).toMatchObject({
      request: { notBefore: momentOf('2027-07-05T09:05Z') },
    });
    const eve = readPlan(planQuery(fields), knownTimetable, momentOf('2027-07-04T20:50Z'));
    expect(eve).not.toHaveProperty('request.notBefore');
  });

  it.each<[string, RawQuery]>([
    ['start missing', { start: undefined }],
    ['end unknown-place', { end: 'atlantis' }],
    ['end unknown-place', { end: '<b>' }],
    ['firstDay not-a-date', { firstDay: '2027-02-30' }],
    ['firstDay missing', { firstDay: '' }],
    ['lastDay end-before-start', { lastDay: '2027-07-04' }],
    ['lastDay range-too-long', { lastDay: '2027-10-04' }],
    ['firstDay outside-timetable', { firstDay: '2026-10-31', lastDay: '2026-11-10' }],
    ['islands no-islands', { islands: undefined }],
    ['islands unknown-island', { islands: 'atlantis:2-4' }],
    ['islands nights-out-of-range', { islands: 'naxos:0-3' }],
    ['islands nights-out-of-range', { islands: 'naxos:2-100' }],
    ['islands nights-out-of-range', { islands: 'naxos:1.5-2' }],
    ['islands min-above-max', { islands: 'naxos:4-2' }],
    ['islands same-island-twice', { islands: 'naxos:1-2,naxos:1-2' }],
    ['islands too-many-islands', { islands: Array(40).fill('naxos:1-2').join(',') }],
    ['islands too-many-islands', { islands: 'naxos:1-2,'.repeat(900) }],
    ['islands too-many-nights', { islands: 'naxos:16-20' }],
    ['choose choose-out-of-range', { choose: '2' }],
    ['choose choose-out-of-range', { choose: '-1' }],
    ['wish unknown-choice', { wish: 'fastest' }],
    ['pace unknown-choice', { pace: 'slow' }],
    ['early unknown-choice', { early: 'none' }],
    ['flight flight-elsewhere', { flight: 'JMK@2027-07-20T18:30' }],
    ['flight flight-elsewhere', { flight: '@2027-07-20T18:30' }],
    ['flight not-a-time', { flight: 'ATH@2027-07-20' }],
    ['flight not-a-time', { flight: 'ATH@2027-07-20T25:00' }],
    ['buffer not-a-time', { buffer: 'long', flight: 'ATH@2027-07-20T18:30' }],
    ['order order-does-not-match', { order: 'naxos' }],
    ['order order-does-not-match', { order: 'naxos,atlantis,paros' }],
    ['lock lock-does-not-match', { lock: 'naxos~atlantis~2027-07-08' }],
    ['lock unknown-trip', { lock: 'naxos~paros~2027-07-08~nobody' }],
    ['adults party-out-of-range', { adults: '0' }],
    ['adults party-out-of-range', { adults: '10' }],
    ['children party-out-of-range', { children: 'two' }],
    ['children party-out-of-range', { children: '9' }],
    ['children party-out-of-range', { adults: '5', children: '5' }],
    ['class unknown-class', { children: '9', class: 'royal' }],
    ['firstDay outside-timetable', { firstDay: '2020-01-01' }],
    ['buffer not-a-time', { buffer: '1441', flight: 'ATH@2027-07-20T18:30' }],
    ['max-wait not-a-limit', { 'max-wait': '0x3' }],
    ['max-hours not-a-maximum', { 'max-hours': '+3' }],
    ['max-price not-a-maximum', { 'max-price': '1e2' }],
    ['vehicle unknown-choice', { vehicle: 'yacht' }],
  ])('reports "%s"', (fault, change) => expect(faultsOf(change)).toContain(fault));

  it.each<[RawQuery, string[]]>([
    [{ children: '9' }, ['children party-out-of-range']],
    [{ firstDay: '2020-01-01' }, ['firstDay outside-timetable']],
    [{ lastDay: '2031-01-01' }, ['lastDay outside-timetable']],
  ])('reports no other fault for %j', (change, faults) => expect(faultsOf(change)).toEqual(faults));

  it('reports all faults at once, each at its position in the list', () => {
    const reading = readPlan(
      planQuery({
        ...fields,
        islands: 'naxos:0-3,paros:2-x,milos:4-2',
        flight: 'ATH@2027-07-20T',
        lastDay: '2027-07-01',
        adults: '12',
      }),
      knownTimetable,
      before,
    );
    expect(reading.ok ? [] : reading.faults).toEqual([
      { field: 'flight', fault: 'not-a-time' },
      { field: 'adults', fault: 'party-out-of-range' },
      { field: 'islands', fault: 'nights-out-of-range', index: 1 },
      { field: 'lastDay', fault: 'end-before-start' },
      { field: 'islands', fault: 'nights-out-of-range', index: 0 },
      { field: 'islands', fault: 'min-above-max', index: 2 },
    ]);
  });
});

describe('the form', () => {
  const sent = {
    form: '1',
    ...fields,
    islands: undefined,
    island: ['paros', 'naxos'],
    'min.naxos': '0',
    'max.naxos': '3',
    'min.paros': '2',
    'max.paros': 'x',
    'optional.paros': '1',
    'min.milos': '2',
    flightDay: '2027-07-20',
    flightTime: '18:30',
    order: 'naxos,paros',
  };

  it('converts form data to a query, invalid values too', () => {
    expect(fromForm(sent)).toEqual({
      ...fields,
      islands: 'naxos:0-3,paros?:2-x',
      flight: 'ATH@2027-07-20T18:30',
      lock: [],
    });
    expect(fromForm(fields)).toBeUndefined();
  });

  it('shows the input again', () => {
    const values = formValues(fromForm(sent) ?? { lock: [] });
    expect([...values.islands]).toEqual([
      ['naxos', { min: '0', max: '3', optional: false }],
      ['paros', { min: '2', max: 'x', optional: true }],
    ]);
    expect(values).toMatchObject({ flightDay: '2027-07-20', flightTime: '18:30' });
  });

  it('handles one island like several', () => {
    expect(fromForm({ ...sent, island: 'naxos' })?.islands).toBe('naxos:0-3');
    expect(fromForm({ ...sent, island: undefined })?.islands).toBeUndefined();
  });
});

describe('ready tours', () => {
  const info = { start: '2026-11-01', end: '2027-10-31' };

  it.each([
    ['2026-11-21', '2027-06-07'],
    ['2027-05-20', '2027-06-03'],
    ['2027-09-10', '2027-10-17'],
    ['2030-01-01', '2027-10-17'],
    ['2020-01-01', '2026-11-01'],
  ])('seen on %s start on %s', (today, first) => {
    expect(suggestedFirstDay(today, info)).toBe(first);
  });

  it('are valid plans on any day', () => {
    for (const point of startingPoints) {
      const request = startingRequest(point, '2027-10-17');
      expect(readPlan(writePlan(request), knownTimetable, before).ok).toBe(true);
      expect(writeQuery(writePlan(request))).toContain('islands=');
    }
  });
});
