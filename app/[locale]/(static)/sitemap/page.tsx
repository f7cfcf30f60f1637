import { getTranslations } from 'next-intl/server';
import { pairNames } from '@/components/compare/format';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { comparedPairs, islandsOfPair } from '@/lib/foundation/ids/compared-pairs';
import { topicGuideGroupNames, topicGuideGroups } from '@/lib/foundation/ids/content-slugs';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { allPosts } from '@/lib/records/content/posts/queries';
import { guides } from '@/lib/records/content/queries';
import { allIslands } from '@/lib/records/islands/queries';
import { pageGroupNames, pageGroups } from './page-groups';
import { routeStarts } from './route-starts';
import { SitemapList } from './sitemap-list';

export const generateMetadata = () => metadataOf('sitemap', routes.sitemap);

export default async function SitemapPage() {
  const t = await getTranslations('sitemap');
  const locale = await currentLocale();
  const linksBy = (pathOf: (slug: string) => string) =>
    allIslands().map(({ slug, name }) => ({ path: pathOf(slug), label: name[locale] }));
  const pages = pageGroupNames.map((group) => ({
    title: t(`subjects.${group}`),
    links: pageGroups[group].map((path) => ({ path, label: t(`pages.${path}`) })),
  }));
  const guideTexts = await getTranslations('guides');
  const topics = topicGuideGroupNames.map((group) => ({
    title: guideTexts(`lists.groups.${group}.title`),
    links: topicGuideGroups[group].map((slug) => ({
      path: routes.guide(slug),
      label: guides.entry(slug, locale).title,
    })),
  }));
  const posts = await forKeptPage(await allPosts());
  const articles = (posts.state === 'found' ? posts.data : []).map(({ slug, title }) => ({
    path: routes.blogPost(slug),
    label: title[locale],
  }));
  const compare = await getTranslations('compare');
  const comparisons = comparedPairs.map((pair) => ({
    path: routes.comparison(pair),
    label: compare('crumbOf', pairNames(islandsOfPair(pair), locale)),
  }));
  const groups = [
    ...pages,
    ...topics,
    ...(articles.length > 0 ? [{ title: t('groups.posts'), links: articles }] : []),
    { title: t('groups.islands'), isShort: true, links: linksBy(routes.island) },
    { title: t('groups.comparisons'), links: comparisons },
    { title: t('groups.routes'), links: await routeStarts(locale) },
    { title: t('groups.guides'), isShort: true, links: linksBy(routes.guide) },
  ];
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.sitemap, label: t('title') }]}
      />
      <SitemapList groups={groups} />
    </>
  );
}
