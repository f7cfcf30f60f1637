import 'server-only';
import { getTranslations } from 'next-intl/server';
import { defaultLocale, type Locale } from '@/lib/foundation/i18n/locales';
import type { Fault, Faults } from '@/lib/platform/actions/faults';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { isBackendUnavailable } from '@/lib/platform/supabase/errors';
import { service } from '@/messages/en/auth.json';

/** Error response of the auth service. */
export interface ServiceError {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /**
   * Reasons for a weak password: `length`, `characters`, `pwned`; the embedded service adds
   * `common`, `own`.
   */
  reasons?: readonly string[] | undefined;
}

/** Reasons for a weak password that have a sentence of their own beside the field. */
const weakness = new Map<string, Fault<'auth'>>([
  ['length', 'passwordTooShort'],
  ['characters', 'passwordWeakCharacters'],
  ['pwned', 'passwordWeakPwned'],
  ['common', 'passwordCommon'],
  ['own', 'passwordOwn'],
]);

/** Fields the error belongs to, with their faults. */
export function faultsOf({ code, reasons = [] }: ServiceError): Faults<'auth'> {
  switch (code) {
    case 'weak_password': {
      const known = reasons.map((reason) => weakness.get(reason)).find(Boolean);
      return { password: known ?? 'passwordWeak' };
    }
    case 'same_password':
      return { password: 'passwordSame' };
    case 'email_address_invalid':
      return { email: 'emailInvalid' };
    default:
      return {};
  }
}

/** Codes of the service that have a sentence. */
const isExplained = (code = ''): code is keyof typeof service => Object.hasOwn(service, code);

/** Returns the service's own message in English; in other languages our message for its code. Else 'An error occurred'. */
export async function sentenceOf({ message, code }: ServiceError, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'auth' });
  if (locale === defaultLocale && message.trim()) return message;
  return isExplained(code) ? t(`service.${code}`) : t('failed');
}

const isTooOften = (code = '') => code.startsWith('over_');

/** Converts an error response of the auth service to the failure that an action throws. */
export async function failureOf(error: ServiceError, locale: Locale): Promise<Error> {
  if (isBackendUnavailable(error) || (error.status ?? 0) >= 500) {
    return new BackendUnavailable(`Auth service: ${error.status} ${error.code} ${error.message}`);
  }
  const code = isTooOften(error.code) ? 'rateLimited' : 'invalid';
  return new ActionFailure(code, faultsOf(error), await sentenceOf(error, locale));
}
