import type { DatabaseClient } from '@/lib/supabase/client';
import { endSessionOf } from './end-session';

/** Creates an auth client whose sign-out ends with `error`; `forgotten` counts removed sessions. */
function clientAnswering(error: { name: string; status?: number } | null) {
  const forgotten = jest.fn(async () => ({ error: null }));
  const told = jest.fn(async () => ({ data: null, error }));
  const auth = { admin: { signOut: told }, signOut: forgotten };
  return { auth: auth as unknown as DatabaseClient['auth'], told, forgotten };
}

describe('endSessionOf', () => {
  it.each([
    ['takes it', null],
    ['knows it no more', { name: 'AuthApiError', status: 401 }],
    ['refuses it', { name: 'AuthApiError', status: 403 }],
    ['has lost it', { name: 'AuthApiError', status: 404 }],
    ['says that there is none', { name: 'AuthSessionMissingError', status: 400 }],
  ])('forgets the session when the service %s', async (_, error) => {
    const { auth, told, forgotten } = clientAnswering(error);
    await endSessionOf(auth, 'token');
    expect(told).toHaveBeenCalledWith('token', 'local');
    expect(forgotten).toHaveBeenCalledWith({ scope: 'local' });
  });

  it('keeps it while the service does not answer', async () => {
    const error = { name: 'AuthRetryableFetchError', status: 0 };
    const { auth, forgotten } = clientAnswering(error);
    await expect(endSessionOf(auth, 'token')).rejects.toBe(error);
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('tells nobody of a session that is not there', async () => {
    const { auth, told, forgotten } = clientAnswering(null);
    await endSessionOf(auth, undefined);
    expect(told).not.toHaveBeenCalled();
    expect(forgotten).toHaveBeenCalled();
  });
});
