import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/routes/metadata';

/** When each page about the site last changed in substance (ISO date). */
export const companyPages = {
  about: '2026-11-21',
  privacy: '2026-11-21',
  terms: '2026-11-21',
  accessibility: '2026-11-21',
  'affiliate-disclosure': '2026-11-21',
} as const;

type CompanyPageId = keyof typeof companyPages;

/** A page about the site: its compiled text in the page's language, and the date of its last change. */
export async function companyPage(id: CompanyPageId) {
  const locale = await currentLocale();
  const { default: text } = await import(`@/content/company/${id}.${locale}.mdx`);
  return { id, text, updatedOn: companyPages[id] };
}

/** Title and description of a page about the site. */
export async function companyMetadata(id: CompanyPageId): Promise<Metadata> {
  const t = await getTranslations('legal');
  return pageMetadata({
    locale: await currentLocale(),
    path: `/${id}`,
    title: t(`${id}.title`),
    description: t(`${id}.description`),
  });
}
