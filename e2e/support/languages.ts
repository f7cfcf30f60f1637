import elContact from '../../messages/el/contact.json' with { type: 'json' };
import elErrors from '../../messages/el/errors.json' with { type: 'json' };
import enContact from '../../messages/en/contact.json' with { type: 'json' };
import enErrors from '../../messages/en/errors.json' with { type: 'json' };

/** Both languages of the site with the texts that the tests look for. */
export const languages = [
  { locale: 'en', prefix: '', contact: enContact, errors: enErrors },
  { locale: 'el', prefix: '/el', contact: elContact, errors: elErrors },
] as const;

export type Language = (typeof languages)[number];

/** Address of a page in a language: the Greek home page is `/el`. */
export function address(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
