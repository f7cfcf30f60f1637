import { epochMinutesOf, utcIso } from '@/lib/foundation/time/epoch-minutes';
import { timed } from './due';
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

const dueOf = (one: Finding, at: string) => timed(one, moment(at)).dueAt;

it.each(['14T07:00', '14T12:00', '14T21:59'])('tells at once at %s', (at) => {
  expect(dueOf(finding('late', '16T07:25'), at)).toBe(moment(at));
});

it.each([
  ['13T22:00', '14T07:00'],
  ['14T00:30', '14T07:00'],
  ['14T06:59', '14T07:00'],
])('tells at %s not before %s', (at, due) => {
  expect(dueOf(finding('cancelled', '16T07:25'), at)).toBe(moment(due));
  expect(dueOf(finding('late', '14T07:25'), at)).toBe(moment(due));
});

it('tells at night of a boat of that morning that is gone or leaves earlier', () => {
  for (const at of ['13T23:00', '14T03:00']) {
    expect(dueOf(finding('cancelled', '14T07:25'), at)).toBe(moment(at));
    expect(dueOf(finding('gone', '14T11:59'), at)).toBe(moment(at));
    const early = { departs: moment('14T07:10') };
    expect(dueOf(finding('early', '14T07:25', early), at)).toBe(moment(at));
    expect(dueOf(finding('cancelled', '14T12:00'), at)).toBe(moment('14T07:00'));
  }
});

it('tells by night as well where that is wanted', () => {
  const one = finding('late', '16T07:25');
  expect(timed(one, moment('14T03:00'), true).dueAt).toBe(moment('14T03:00'));
});

it('ends with the way of the boat, however late it is', () => {
  const one = finding('late', '14T07:25', { arrives: moment('14T20:00') });
  expect(timed(one, moment('14T07:10')).expiresAt).toBe(moment('14T20:00'));
});
