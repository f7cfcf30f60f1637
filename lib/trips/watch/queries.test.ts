import { env } from '@/lib/foundation/env';
import { chosenChannels } from './queries';

const clientOf = (profile: object | null) =>
  ({
    from: () => ({ select: () => ({ maybeSingle: async () => ({ data: profile }) }) }),
  }) as never;

const keys = (value: string | undefined) => {
  jest.replaceProperty(env, 'VAPID_PUBLIC_KEY', value);
  jest.replaceProperty(env, 'SMTP_URL', value && 'smtp://localhost');
  jest.replaceProperty(env, 'MAIL_FILE', undefined);
};
afterEach(() => jest.restoreAllMocks());

it('offers no channel that the variables leave out', async () => {
  keys(undefined);
  const chosen = await chosenChannels(clientOf(null), { mails: true, pushes: true });
  expect(chosen).toEqual({ mails: undefined, pushes: undefined });
});

it('takes the choice of the trip, else that for all trips, else none', async () => {
  keys('A'.repeat(87));
  const all = clientOf({ trip_mails: true, trip_pushes: true });
  expect(await chosenChannels(all, { mails: false, pushes: null })).toEqual({
    mails: false,
    pushes: true,
  });
  expect(await chosenChannels(clientOf(null), { mails: null, pushes: null })).toEqual({
    mails: false,
    pushes: false,
  });
});
