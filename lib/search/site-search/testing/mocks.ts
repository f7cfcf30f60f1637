import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { seededListings } from './seeded-listings';
import { seededPosts } from './seeded-posts';

/** Mocks `next-intl/server` with the messages of the requested language. */
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

/** Mocks the reads of posts with the seed. */
export const posts = {
  stampOf: () => 'seed',
  allPosts: async () => ({ state: 'found', data: seededPosts() }),
  postTexts: async () => ({ state: 'found', data: seededPosts() }),
};

/** Mocks the reads of listings with the seed. */
export const listings = {
  stampOfNames: () => 'seed',
  listingNames: async (kind: 'hotels' | 'activities') => ({
    state: 'found',
    data: seededListings(kind),
  }),
};
