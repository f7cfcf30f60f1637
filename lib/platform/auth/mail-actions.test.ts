import { emptyMail } from './form-state';
import { requestRecovery, resendConfirmation } from './mail-actions';
import { oneOffClient } from './one-off-client';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next-intl/server', () => ({
  getMessages: async () => ({ auth: { failure: {}, fields: {} }, common: { failure: {} } }),
}));
jest.mock('@/lib/platform/actions/rate-limit', () => ({ isWithinLimit: async () => true }));
jest.mock('./access-limits', () => ({
  senderLimits: { mail: { bucket: 'mail' } },
  takeMailLimit: async () => {},
  withWait: async (result: unknown) => result,
}));
jest.mock('./one-off-client', () => ({ oneOffClient: jest.fn() }));
// Every answer takes a second, which is tested apart.
jest.mock('./equal-time', () => ({ untilBeat: async () => {} }));

const sendMail = jest.fn(async (..._: unknown[]) => ({ error: null }));
jest.mocked(oneOffClient).mockResolvedValue({
  auth: { resend: sendMail, resetPasswordForEmail: sendMail },
} as unknown as Awaited<ReturnType<typeof oneOffClient>>);

function form(locale: string, next: string): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ locale, next, email: 'eleni@example.org' })) {
    sent.set(name, value);
  }
  return sent;
}

/** Target address of the link in the mail, as sent to the service. */
const redirect = () => {
  const [link] = JSON.stringify(sendMail.mock.lastCall).match(/http[^"]+/) ?? [];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};

const hostile = ['//evil.example', '/\\evil.example', '/%2Fevil.example', '/\t/evil.example'];

describe('a mail sent again', () => {
  it('leads to the page requested with the first mail', async () => {
    await resendConfirmation(emptyMail, form('el', '/el/my-trips/new'));
    expect(redirect()).toBe('/el/signin?confirmed=true&next=%2Fel%2Fmy-trips%2Fnew');
  });

  it.each(hostile)('never leads off the site: %j', async (next) => {
    await resendConfirmation(emptyMail, form('en', next));
    expect(redirect()).toBe('/signin?confirmed=true');
  });
});

describe('a mail for a new password', () => {
  it('leads to the requested page after the password form', async () => {
    await requestRecovery(emptyMail, form('en', '/my-trips/new?plan=islands%3Dnaxos'));
    expect(redirect()).toBe('/reset-password?next=%2Fmy-trips%2Fnew%3Fplan%3Dislands%253Dnaxos');
  });

  it.each(hostile)('never leads off the site: %j', async (next) => {
    await requestRecovery(emptyMail, form('el', next));
    expect(redirect()).toBe('/el/reset-password');
  });
});
