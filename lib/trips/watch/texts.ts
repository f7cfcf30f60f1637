import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { WatchTexts } from './words';

const known = new Map<Locale, WatchTexts>();

/**
 * Texts of `tripWatch` for mails. Read from the file, because the runner also works outside Next, which
 * loads the messages of pages.
 *
 * @throws if the file is missing
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
  const messages = JSON.parse(await readFile(file, 'utf8'));
  const texts = createTranslator({ locale, messages }) as unknown as WatchTexts;
  known.set(locale, texts);
  return texts;
}
