import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { seededListings } from './seeded-listings';
import { seededPosts } from './seeded-posts';

/** `next-intl/server` for tests: the words of the interface as they stand in messages, in the language asked for. */
export const translations = {
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace?: string }) =>
    createTranslator({ locale, namespace: namespace as never, messages: messagesIn(locale) }),
};

function messagesIn(locale: Locale) {
  const { readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const files = readdirSync(`messages/${locale}`);
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      jest.requireActual(`@/messages/${locale}/${file}`),
    ]),
  );
}

/** The reads of posts, answered by the seed. */
export const posts = {
  stampOf: () => 'seed',
  allPosts: async () => ({ state: 'found', data: seededPosts() }),
  postTexts: async () => ({ state: 'found', data: seededPosts() }),
};

/** The reads of listings, answered by the seed. */
export const listings = {
  stampOfNames: () => 'seed',
  listingNames: async (kind: 'hotels' | 'activities') => ({
    state: 'found',
    data: seededListings(kind),
  }),
};
