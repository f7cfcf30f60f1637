import { epochMinutesOf, utcIso } from '@/lib/foundation/time/epoch-minutes';
import { isQuiet, timed } from './due';
import type { Finding } from './types';

/** A moment in Athens in summer. */
const moment = (text: string) => epochMinutesOf(`2027-07-${text}:00+03:00`);

const finding = (
  kind: Finding['kind'],
  departs: string,
  more: Partial<Finding['facts']> = {},
): Finding => ({
  key: kind,
  kind,
  position: 0,
  sequence: 0,
  boat: {
    fromPort: 'piraeus',
    toPort: 'naxos-chora',
    departsAt: utcIso(moment(departs)),
    arrivesAt: utcIso(moment(departs) + 300),
    operator: '',
    vessel: '',
  },
  facts: more,
  source: 'live',
  since: 0,
});

const isUrgentAt = (one: Finding, at: string) => timed(one, moment(at)).isUrgent;

it.each(['14T07:00', '14T12:00', '14T21:59'])('is not quiet at %s', (at) => {
  expect(isQuiet(moment(at))).toBe(false);
});

it.each(['13T22:00', '14T00:30', '14T06:59'])('is quiet at %s', (at) => {
  expect(isQuiet(moment(at))).toBe(true);
  expect(isUrgentAt(finding('cancelled', '16T07:25'), at)).toBe(false);
  expect(isUrgentAt(finding('late', '14T07:25'), at)).toBe(false);
});

it.each(['13T23:00', '14T03:00'])('does not wait at %s if a boat of that morning is gone', (at) => {
  expect(isUrgentAt(finding('cancelled', '14T07:25'), at)).toBe(true);
  expect(isUrgentAt(finding('gone', '14T11:59'), at)).toBe(true);
  const early = { departs: moment('14T09:10') };
  expect(isUrgentAt(finding('early', '14T09:25', early), at)).toBe(true);
  expect(isUrgentAt(finding('cancelled', '14T12:00'), at)).toBe(false);
});

it.each(['port', 'doubtful', 'wind', 'tight'] as const)(
  'does not wait with %s of a boat that leaves before half past eight',
  (kind) => {
    expect(isUrgentAt(finding(kind, '14T06:30'), '13T22:30')).toBe(true);
    expect(isUrgentAt(finding(kind, '14T08:29'), '13T22:30')).toBe(true);
    expect(isUrgentAt(finding(kind, '14T08:30'), '13T22:30')).toBe(false);
  },
);

it('ends with the way of the boat, however late it is', () => {
  const one = finding('late', '14T07:25', { arrives: moment('14T20:00') });
  expect(timed(one, moment('14T07:10')).expiresAt).toBe(moment('14T20:00'));
});
