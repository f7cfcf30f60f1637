import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { locales } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { siteIndex } from './site-index';

/** What a start has to do first: feed, weather, the pages somebody waits for. */
const afterMs = 10_000;

/**
 * Makes the index of all texts, one language after the other, while nobody has searched yet: the first search of a process
 * would wait seconds for it. It is made in small pieces, between which others are answered.
 */
export async function keepSearchReady(): Promise<void> {
  await setTimeout(afterMs, undefined, { ref: false });
  for (const locale of locales) {
    await siteIndex(locale).catch((error: unknown) =>
      log.warn('search index not made ahead', {}, error),
    );
  }
}
