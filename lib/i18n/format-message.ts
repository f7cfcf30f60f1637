import { IntlMessageFormat } from 'intl-messageformat';
import { IntlError, IntlErrorCode } from 'next-intl';
import { isValidElement } from 'react';

/*
 * Stands in for `use-intl/format-message` (next.config.mjs). That one reads a message anew for every request, which
 * was a sixth of what a page of results took of the processor; texts never change while the site runs, so here each
 * is read once. A text with formats of its own is none of ours, and refused.
 */

type Values = Parameters<IntlMessageFormat['format']>[0];

interface Options {
  readonly locale: string;
  readonly timeZone?: string;
  readonly formats?: object;
  readonly globalFormats?: object;
}

/** What a function of `Intl` made, by what it was made of: few, since values are no part of it. */
function once<Made, Arguments extends readonly unknown[]>(make: (...made: Arguments) => Made) {
  const known = new Map<string, Made>();
  return (...asked: Arguments): Made => {
    const key = JSON.stringify(asked);
    const found = known.get(key);
    if (found) return found;
    const made = make(...asked);
    known.set(key, made);
    return made;
  };
}

type Locales = string | string[];

const getNumberFormat = once(
  (locales?: Locales, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locales, options),
);
const getPluralRules = once(
  (locales?: Locales, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locales, options),
);
const getDateTimeFormat = once(
  (locales?: Locales, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales, options),
);

const byLocale = new Map<string, Map<string, IntlMessageFormat>>();

function readMessage(message: string, locale: string, timeZone?: string): IntlMessageFormat {
  const place = `${locale} ${timeZone}`;
  const known = byLocale.get(place) ?? new Map<string, IntlMessageFormat>();
  byLocale.set(place, known);
  const found = known.get(message);
  if (found) return found;
  const read = new IntlMessageFormat(message, locale, undefined, {
    formatters: {
      getNumberFormat,
      getPluralRules,
      getDateTimeFormat: (locales, options) =>
        getDateTimeFormat(locales as Locales, {
          ...options,
          timeZone: options?.timeZone ?? timeZone,
        }),
    } as NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters'],
  });
  known.set(message, read);
  return read;
}

/** Nothing to fill in, and nothing escaped. */
const isPlain = (message: string) => !/[<{]|'[{}<#|']/.test(message);

/** Puts values into a message of a language. Throws an `IntlError` for what is no message. */
export default function formatMessage(
  key: string,
  message: unknown,
  values: Values,
  { locale, timeZone, formats, globalFormats }: Options,
) {
  if (typeof message !== 'string') {
    throw new IntlError(IntlErrorCode.INVALID_MESSAGE, `\`${key}\` is no text`);
  }
  if (formats ?? globalFormats) {
    throw new IntlError(IntlErrorCode.FORMATTING_ERROR, `\`${key}\` has formats of its own`);
  }
  if (!values && isPlain(message)) return message;
  let read: IntlMessageFormat;
  try {
    read = readMessage(message, locale, timeZone);
  } catch (error) {
    throw new IntlError(IntlErrorCode.INVALID_MESSAGE, `\`${key}\`: ${error}`);
  }
  const said: unknown = read.format(values);
  return isValidElement(said) || Array.isArray(said) || typeof said === 'string'
    ? said
    : String(said);
}

/** Messages as they are written can be had too (`t.raw`). */
formatMessage.raw = true;
