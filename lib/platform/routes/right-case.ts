import { locales } from '@/lib/foundation/i18n/locales';
import { localizePath, splitLocale } from '@/lib/foundation/i18n/paths';
import { findPage, patternOf } from './find';
import { findRedirect } from './find-redirect';
import { register } from './register';

/** Parameters that are not written in lower case, with the form their pages know. */
const forms: Readonly<Record<string, (value: string) => string>> = {
  token: (value) => value,
  reference: (value) => value.toUpperCase(),
};

/** Families with such a parameter, with an expression that takes letters of either case. */
const families = Object.values(register)
  .filter(({ path }) => Object.keys(forms).some((name) => path.includes(`{${name}}`)))
  .map((route) => ({ path: route.path, pattern: new RegExp(patternOf(route), 'i') }));

/** A path with its letters in the case of the register: lower case, except for tokens and references. */
function recased(path: string): string {
  for (const family of families) {
    const groups = family.pattern.exec(path)?.groups;
    if (!groups) continue;
    return family.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = groups[name] ?? '';
      return (forms[name] ?? ((text: string) => text.toLowerCase()))(value);
    });
  }
  return path.toLowerCase();
}

const prefix = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`, 'i');

/**
 * Returns the address of the page meant by a pathname whose letters are in the wrong case (`/Islands`, `/EL`), legacy
 * addresses included; undefined for a page as written and for addresses of nothing.
 */
export function inRightCase(pathname: string): string | undefined {
  if (findPage(splitLocale(pathname).path)) return undefined;
  const { locale, path } = splitLocale(
    pathname.replace(prefix, (language) => language.toLowerCase()),
  );
  const right = recased(path);
  const shown = findPage(right) ? right : findRedirect(right);
  const address = shown && localizePath(shown, locale);
  return address === pathname ? undefined : address;
}
