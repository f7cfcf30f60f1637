import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTranslator } from 'use-intl/core';
import { defaultLocale, type Locale } from '@/lib/foundation/i18n/locales';
import type { WatchTexts } from './words';

const known = new Map<Locale, WatchTexts>();

/**
 * Texts of `tripWatch` for mails. Read from the file: the runner works outside any request, beside
 * the site too, where the messages of pages are not at hand.
 */
export async function watchTexts(locale: Locale): Promise<WatchTexts> {
  const kept = known.get(locale);
  if (kept) return kept;
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'messages',
    locale,
    'tripWatch.json',
  );
  const messages = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  if (Object.keys(messages).length === 0 && locale !== defaultLocale) {
    return watchTexts(defaultLocale);
  }
  const texts = createTranslator({ locale, messages }) as unknown as WatchTexts;
  known.set(locale, texts);
  return texts;
}
