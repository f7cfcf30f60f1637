import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import type { RoutePath } from '@/lib/platform/routes/register';
import { company } from './queries';

/** The page about the site at a path, in the page's language. */
export async function companyPage(path: RoutePath) {
  return { path, ...company.entry(path.slice(1), await currentLocale()) };
}

/** Title and description of the page about the site at a path. */
export async function companyMetadata(path: RoutePath): Promise<Metadata> {
  const { title, description } = await companyPage(path);
  return pageMetadata({ locale: await currentLocale(), path, title, description });
}
