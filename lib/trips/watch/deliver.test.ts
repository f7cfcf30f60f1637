import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { deliver } from './runner';
import type { ClaimedMail } from './store';

const mailOf = (finding: object): ClaimedMail => ({
  id: 'mail',
  notices: [
    {
      mail_id: 'mail',
      trip_id: '7f1d1a0e-1111-4222-8333-444455556666',
      user_id: '7f1d1a0e-1111-4222-8333-444455557777',
      channel: 'mail',
      title: 'Islands',
      email: 'eleni@example.org',
      locale: 'en',
      stage: 'found',
      finding: finding as never,
      found_at: '2027-07-14T04:25:00.000Z',
      devices: [],
      holds: [],
      shared_token: null,
      stop_id: '00000000-0000-0000-0000-000000000000',
    },
  ],
});

it('a mail that cannot be composed fails alone, and is not carried', async () => {
  const carry = jest.fn(async () => ({ outcome: 'sent' as const }));
  expect(await deliver(mailOf({ kind: 'late' }), ferryNetwork(), carry)).toEqual({
    outcome: 'failed',
    why: 'not composed',
    isAlone: true,
  });
  expect(carry).not.toHaveBeenCalled();
});
