import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import el from '@/messages/el/auth.json';
import en from '@/messages/en/auth.json';
import { failureOf, faultsOf, sentenceOf } from './service-errors';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: 'en' | 'el' }) => {
    const texts = locale === 'el' ? el : en;
    return (key: string): unknown =>
      key
        .split('.')
        .reduce<unknown>((under, part) => (under as Record<string, unknown>)?.[part], texts);
  },
}));

const refused = { message: 'Invalid login credentials', code: 'invalid_credentials', status: 400 };

describe('sentenceOf', () => {
  it("uses the service's message in English and ours in Greek", async () => {
    expect(await sentenceOf(refused, 'en')).toBe('Invalid login credentials');
    expect(await sentenceOf(refused, 'el')).toBe(el.service.invalid_credentials);
  });

  it('reports a generic error for unknown messages', async () => {
    expect(await sentenceOf({ message: ' ' }, 'en')).toBe('An error occurred');
    expect(await sentenceOf({ message: 'Flux', code: 'flux' }, 'el')).toBe(el.failed);
  });
});

describe('faultsOf', () => {
  it.each([
    [['length'], 'passwordTooShort'],
    [['characters', 'pwned'], 'passwordWeakCharacters'],
    [['pwned'], 'passwordWeakPwned'],
    [['common'], 'passwordCommon'],
    [['own'], 'passwordOwn'],
    [['taste'], 'passwordWeak'],
    [undefined, 'passwordWeak'],
  ])('shows the reasons %o at the password', (reasons, key) => {
    const error = { message: 'Weak', code: 'weak_password', reasons };
    expect(faultsOf(error)).toEqual({ password: key });
    expect(Object.keys(en.fields)).toContain(key);
  });

  it('does not assign other errors to a field', () => {
    expect(faultsOf(refused)).toEqual({});
    expect(faultsOf({ message: 'Same', code: 'same_password' })).toEqual({
      password: 'passwordSame',
    });
  });
});

describe('failureOf', () => {
  it('distinguishes refusal, rate limit and outage', async () => {
    expect(await failureOf(refused, 'en')).toMatchObject({
      code: 'invalid',
      sentence: refused.message,
    });
    const often = { message: 'Slow down', code: 'over_request_rate_limit', status: 429 };
    expect(await failureOf(often, 'el')).toMatchObject({ code: 'rateLimited' });
    expect(await failureOf(often, 'el')).toBeInstanceOf(ActionFailure);
    const broken = { message: 'Database error', code: 'unexpected_failure', status: 500 };
    expect(await failureOf(broken, 'en')).toBeInstanceOf(BackendUnavailable);
  });
});
