import { getTranslations } from 'next-intl/server';
import { GuideCard } from '@/components/guides/guide-card';
import { PageHeader } from '@/components/layout/page-header';
import { Section } from '@/components/ui/section';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { topicGuideGroupNames, topicGuideGroups } from '@/lib/foundation/ids/content-slugs';
import { type IslandSlug, leadingIslandSlugs } from '@/lib/foundation/ids/island-slugs';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { guides } from '@/lib/records/content/queries';
import { allIslands } from '@/lib/records/islands/queries';

/** True for the guides listed first, with their charts; the others form a plain list. */
const isLeading = (slug: IslandSlug) =>
  (leadingIslandSlugs as readonly IslandSlug[]).includes(slug);

export const generateMetadata = () => metadataOf('guides', routes.guides);

export default async function GuidesPage() {
  const t = await getTranslations('guides');
  const locale = await currentLocale();
  const guideTo = (slug: string) => guides.entry(slug, locale);
  const others = allIslands().filter(({ slug }) => !isLeading(slug));
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.guides, label: t('title') }]}
      />
      <div className="page-grid">
        <Section title={t('lists.islands')} intro={t('lists.islandsIntro')}>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {leadingIslandSlugs.map((slug) => (
              <GuideCard key={slug} {...guideTo(slug)} chart={slug} />
            ))}
          </ul>
          <ul className="mt-10 grid gap-x-10 gap-y-2 md:grid-cols-2 lg:grid-cols-3">
            {others.map(({ slug }) => (
              <GuideCard key={slug} {...guideTo(slug)} />
            ))}
          </ul>
        </Section>
        {topicGuideGroupNames.map((group) => (
          <Section
            key={group}
            title={t(`lists.groups.${group}.title`)}
            intro={t(`lists.groups.${group}.intro`)}
          >
            <ul className="grid gap-x-10 gap-y-2 md:grid-cols-2">
              {topicGuideGroups[group].map((slug) => (
                <GuideCard key={slug} {...guideTo(slug)} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  );
}
