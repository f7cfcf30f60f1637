import { AuthServiceUnavailable, verifySession } from './browser-session';

const getUser = jest.fn();
const signOut = jest.fn();
const untilUnavailable = jest.fn(() => new Promise<void>(() => {}));
jest.mock('@/lib/platform/supabase/browser', () => ({
  browserClient: () => ({ auth: { getUser, signOut } }),
  untilUnavailable: () => untilUnavailable(),
}));

beforeEach(() => jest.clearAllMocks());

/** As the vendor's client gives a fault: known by name, status and code. */
const fault = (name: string, status: number, code?: string) => ({
  data: { user: null },
  error: Object.assign(new Error(code), { name, status, code }),
});
const refusal = (status: number, code: string) => fault('AuthApiError', status, code);

describe('verifySession', () => {
  it.each([
    ['an account that is deleted', refusal(403, 'user_not_found')],
    ['a session that was ended', refusal(403, 'session_not_found')],
    ['a token that is refused', refusal(403, 'bad_jwt')],
    ['a refused refresh', refusal(400, 'refresh_token_not_found')],
  ])('removes the session of %s', async (_, answer) => {
    getUser.mockResolvedValue(answer);
    expect(await verifySession()).toBeNull();
    expect(signOut).toHaveBeenCalledWith({ scope: 'local' });
  });

  it.each([
    ['is away', fault('AuthRetryableFetchError', 0), new Promise<void>(() => {})],
    // The fetch wrapper learns of the failure before the client does.
    ['fails', refusal(500, 'unexpected_failure'), Promise.resolve()],
  ])('keeps the session if the service %s', async (_, answer, heard) => {
    untilUnavailable.mockReturnValueOnce(heard);
    getUser.mockReturnValue(new Promise((resolve) => setImmediate(resolve, answer)));
    await expect(verifySession()).rejects.toBeInstanceOf(AuthServiceUnavailable);
    expect(signOut).not.toHaveBeenCalled();
  });
});
