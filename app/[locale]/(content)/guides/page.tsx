import { getTranslations } from 'next-intl/server';
import { GuideCard } from '@/components/guides/guide-card';
import { PageHeader } from '@/components/layout/page-header';
import { Section } from '@/components/ui/section';
import { guides } from '@/lib/content/queries';
import { topicGuideSlugs } from '@/lib/content/slugs';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';

export const generateMetadata = () => metadataOf('guides', routes.guides);

export default async function GuidesPage() {
  const t = await getTranslations('guides');
  const locale = await currentLocale();
  const islands = allIslands().map((island) => ({
    slug: island.slug,
    title: island.name[locale],
    summary: island.shortDescription[locale],
    guide: guides.find(island.slug, locale),
  }));
  const full = islands.flatMap(({ guide }) => guide ?? []);
  const short = islands.filter(({ guide }) => !guide);
  const topics = topicGuideSlugs.flatMap((slug) => guides.find(slug, locale) ?? []);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.guides, label: t('title') }]}
      />
      <div className="page-grid">
        <Section title={t('lists.full')} intro={t('lists.fullIntro')}>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {full.map((guide) => (
              <GuideCard key={guide.slug} {...guide} chart={guide.slug} />
            ))}
          </ul>
        </Section>
        <Section title={t('lists.topics')} intro={t('lists.topicsIntro')}>
          <ul className="grid gap-x-10 gap-y-2 md:grid-cols-2">
            {topics.map((guide) => (
              <GuideCard key={guide.slug} {...guide} />
            ))}
          </ul>
        </Section>
        {short.length > 0 ? (
          <Section title={t('lists.short')} intro={t('lists.shortIntro')}>
            <ul className="grid gap-x-10 gap-y-2 md:grid-cols-2 lg:grid-cols-3">
              {short.map((island) => (
                <GuideCard key={island.slug} {...island} />
              ))}
            </ul>
          </Section>
        ) : null}
      </div>
    </>
  );
}
