import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { GroupWith } from '@/lib/foundation/i18n/messages';
import { type PageMetadataInput, pageMetadata } from './metadata';
import type { RoutePath } from './register';

/**
 * Metadata of a page with a fixed title and description: `metaTitle` and `metaDescription` of its namespace. A page
 * named after a record uses `pageMetadata`.
 */
export async function metadataOf(
  namespace: GroupWith<'metaTitle' | 'metaDescription'>,
  path: RoutePath,
  more: Partial<PageMetadataInput> = {},
): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations(namespace), currentLocale()]);
  const [title, description] = [t('metaTitle'), t('metaDescription')];
  return pageMetadata({ locale, path, title, description, ...more });
}
