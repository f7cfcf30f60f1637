import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/content/chapter';
import { LongText } from '@/components/content/long-text';
import { TableOfContents } from '@/components/content/table-of-contents';
import { ChapterSources } from '@/components/help/chapter-sources';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { resources } from '@/lib/records/content/queries';
import { chapters } from './chapters';

const path = routes.resources;

export const generateMetadata = () => metadataOf('resources', path);

export default async function ResourcesPage() {
  const [t, guides, locale] = await Promise.all([
    getTranslations('resources'),
    getTranslations('guides'),
    currentLocale(),
  ]);
  const parts = chapters.map((chapter) => ({ ...chapter, ...resources.entry(chapter.id, locale) }));
  return (
    <article>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]} />
      <div className="page-grid grid gap-x-14 gap-y-8 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <TableOfContents sections={parts} />
        <div className="min-w-0">
          {parts.map(({ id, title, text, sources, checkedOn, ...part }) => (
            <Chapter key={id} id={id} title={title} isFolded={id !== 'emergency'}>
              {'Before' in part ? (
                <div className="mb-6">
                  <part.Before />
                </div>
              ) : null}
              <LongText text={text} sections={[]} tableLabel={guides('tableLabel')} />
              <ChapterSources sources={sources} checked={formatDate(checkedOn, locale)} />
              {'After' in part ? <part.After /> : null}
            </Chapter>
          ))}
        </div>
      </div>
    </article>
  );
}
