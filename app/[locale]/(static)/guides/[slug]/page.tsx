import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LongText } from '@/components/content/long-text';
import { ChapterFigure } from '@/components/guides/chapter-figure';
import { GuideFrame } from '@/components/guides/guide-frame';
import { chartWords, IslandChartHero } from '@/components/maps/island-chart';
import { ArticleData } from '@/components/seo/article-data';
import { guideSlugs } from '@/lib/foundation/ids/content-slugs';
import { chapterChart } from '@/lib/records/content/chapter-chart';
import { Boats } from './boats';
import { Brief } from './brief';
import { FeastData } from './feast-data';
import { FerryLines, linesSection } from './ferry-lines';
import { guideView } from './guide-view';

export function generateStaticParams() {
  return guideSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata(props: PageProps<'/[locale]/guides/[slug]'>) {
  const view = await guideView((await props.params).slug);
  return (view?.metadata ?? {}) satisfies Metadata;
}

export default async function GuidePage(props: PageProps<'/[locale]/guides/[slug]'>) {
  const view = await guideView((await props.params).slug);
  if (!view) notFound();
  const { frame, island, text, locale, article } = view;
  const t = await getTranslations('guides');
  return (
    <GuideFrame
      {...frame}
      hero={
        island ? (
          <IslandChartHero
            slug={island.slug}
            locale={locale}
            words={await chartWords(island.slug, locale)}
            heading="none"
          />
        ) : undefined
      }
    >
      <ArticleData {...article} />
      {island ? <Brief slug={island.slug} locale={locale} /> : null}
      {island ? <FeastData island={island.slug} locale={locale} /> : null}
      <LongText
        text={text}
        sections={frame.sections}
        tableLabel={t('tableLabel')}
        Boats={Boats}
        pictureOf={(section) => {
          if (frame.slug === 'island-hopping' && section === linesSection) {
            const title = frame.sections.find(({ id }) => id === section)?.title ?? '';
            return <FerryLines label={title} locale={locale} />;
          }
          const chart = chapterChart(frame.slug, section, locale);
          return chart ? <ChapterFigure {...chart} /> : null;
        }}
      />
    </GuideFrame>
  );
}
