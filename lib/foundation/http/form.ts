import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';

/** Form data of an action. Anyone can call its address, so anything that is not a form counts as an empty one. */
export const asForm = (given: unknown): FormData =>
  given instanceof FormData ? given : new FormData();

/** Text of a field as it was sent; empty when the form lacks the field. */
export function typed(form: FormData, name: string): string {
  const value = asForm(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Text fields of a form by name: no files, and no fields added by Next. */
export function texts(form: FormData): Record<string, string> {
  const fields = [...asForm(form)].filter((field): field is [string, string] => {
    const [name, value] = field;
    return typeof value === 'string' && !name.startsWith('$ACTION');
  });
  return Object.fromEntries(fields);
}

/** Language of the page the form is on. The form sends it, because an action belongs to no page. */
export const localeOf = (form: FormData): Locale => localeFrom(typed(form, 'locale'));
