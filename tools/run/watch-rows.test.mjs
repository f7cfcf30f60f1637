import { reasonInWords, statusRows } from './watch-rows.mjs';

const nothing = { waiting: 0, oldestDue: null, sent: 0, lastSent: null, dropped: 0, dead: 0 };
const letter = {
  ...{ channel: 'mail', at: '2027-07-12T11:20:00+00:00', kind: 'cancelled', attempts: 8 },
  reason: 'EENVELOPE 451',
};
const status = {
  ...{ trips: 2, findings: 4, follows: 0, lastLook: null, deadLetters: [] },
  channels: { mail: nothing, push: nothing },
};

it('lists messages that were given up with their reasons in words, the same ones once', () => {
  const refused = { ...letter, attempts: 1, channel: 'push', reason: 'push refused 403' };
  const rows = statusRows({ ...status, deadLetters: [letter, letter, refused] });
  expect(rows.slice(-3)).toEqual([
    ['given up last', 'not sent again; the page of the trip shows the change'],
    [
      '',
      '2027-07-12 11:20 UTC, mail about “cancelled”, 8 attempts: the mail server put it off each time (EENVELOPE 451), 2 times',
    ],
    [
      '',
      '2027-07-12 11:20 UTC, push about “cancelled”, 1 attempt: refused by the push service: check the VAPID variables (push refused 403)',
    ],
  ]);
});

it('says nothing of messages that were given up while there are none', () => {
  expect(statusRows(status).at(-1)).toEqual(['pushes: given up', '0']);
});

it('shows an unknown reason as it is', () => {
  expect(reasonInWords('EENVELOPE 550')).toMatch(
    /^refused by the mail server.* \(EENVELOPE 550\)$/,
  );
  expect(reasonInWords('not written')).toBe('not written');
});
