import { type Locale, localeFrom } from '@/lib/i18n/locales';

/** What an action was given. It is an address like any other: what is no form is an empty one. */
export const asForm = (given: unknown): FormData =>
  given instanceof FormData ? given : new FormData();

/** The text of a field as it was sent; empty where the form has none. */
export function typed(form: FormData, name: string): string {
  const value = asForm(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts of a form by the names of their fields: no files, and nothing that Next adds. */
export function texts(form: FormData): Record<string, string> {
  const fields = [...asForm(form)].filter((field): field is [string, string] => {
    const [name, value] = field;
    return typeof value === 'string' && !name.startsWith('$ACTION');
  });
  return Object.fromEntries(fields);
}

/** The language of the page the form stands on, which sends it because an action belongs to no page. */
export const localeOf = (form: FormData): Locale => localeFrom(typed(form, 'locale'));
