import '@/components/help/help.css';
import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/content/chapter';
import { TableOfContents } from '@/components/content/table-of-contents';
import { EmergencyChapter } from '@/components/help/emergency-numbers';
import { FindQuestion } from '@/components/help/find-question';
import { HelpContact, Topics } from '@/components/help/help-chapters';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { help } from '@/lib/records/content/queries';
import { helpTopics } from '@/lib/records/content/schema';

const path = routes.help;

export const generateMetadata = () => metadataOf('help', path);

export default async function HelpPage() {
  const [t, locale] = await Promise.all([getTranslations('help'), currentLocale()]);
  const questions = help.entries(locale);
  const ids = ['emergency', ...helpTopics, 'contact'] as const;
  const title = (id: (typeof ids)[number]) =>
    id === 'emergency' || id === 'contact' ? t(`${id}.title`) : t(`topics.${id}`);
  return (
    <article>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]} />
      <div className="page-grid pb-10">
        <FindQuestion
          action={localizePath(routes.search, locale)}
          text={{
            label: t('find.label'),
            hint: t('find.hint'),
            placeholder: t('find.placeholder'),
            submit: t('find.submit'),
          }}
          counts={Array.from({ length: questions.length + 1 }, (_, count) =>
            t('find.count', { count }),
          )}
        />
      </div>
      <div className="page-grid grid gap-x-14 gap-y-8 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <TableOfContents sections={ids.map((id) => ({ id, title: title(id) }))} />
        <div className="min-w-0">
          <EmergencyChapter title={title('emergency')} />
          <Topics questions={questions} />
          <Chapter id="contact" title={title('contact')}>
            <HelpContact />
          </Chapter>
        </div>
      </div>
    </article>
  );
}
