import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SitemapList } from '@/components/company/sitemap-list';
import { PageHeader } from '@/components/layout/page-header';
import { guideBySlug } from '@/lib/guides/queries';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { staticPaths, topicGuideSlugs } from '@/lib/seo/pages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sitemap');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/sitemap',
    title: t('title'),
    description: t('description'),
  });
}

export default async function SitemapPage() {
  const t = await getTranslations('sitemap');
  const locale = await currentLocale();
  const islands = allIslands().map(({ slug, name }) => ({ slug, label: name[locale] }));
  const pages = staticPaths.map((path) => ({ path, label: t(`pages.${path.slice(1) || 'home'}`) }));
  const topics = topicGuideSlugs.flatMap((slug) => {
    const guide = guideBySlug(slug, locale);
    return guide ? [{ path: `/guides/${slug}`, label: guide.title }] : [];
  });
  const groups = [
    { title: t('groups.pages'), links: pages },
    { title: t('groups.topics'), links: topics },
    {
      title: t('groups.islands'),
      links: islands.map(({ slug, label }) => ({ path: `/islands/${slug}`, label })),
    },
    {
      title: t('groups.guides'),
      links: islands.map(({ slug, label }) => ({ path: `/guides/${slug}`, label })),
    },
  ];
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('description')}
        crumbs={[{ path: '/sitemap', label: t('title') }]}
      />
      <SitemapList groups={groups} />
    </>
  );
}
