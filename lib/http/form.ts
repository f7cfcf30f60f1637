import { type Locale, localeFrom } from '@/lib/i18n/locales';

/** The text of a field as it was sent; empty where the form has none. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts of a form by the names of their fields: no files, and nothing that Next adds. */
export function texts(form: FormData): Record<string, string> {
  const fields = [...form].filter((field): field is [string, string] => {
    const [name, value] = field;
    return typeof value === 'string' && !name.startsWith('$ACTION');
  });
  return Object.fromEntries(fields);
}

/** The language of the page the form stands on, which sends it because an action belongs to no page. */
export const localeOf = (form: FormData): Locale => localeFrom(typed(form, 'locale'));
