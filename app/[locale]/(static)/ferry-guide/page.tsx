import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/content/chapter';
import { TableOfContents } from '@/components/content/table-of-contents';
import { GuideSources } from '@/components/ferry-guide/guide-sources';
import { PortAreas } from '@/components/ferry-guide/port-areas';
import { PortIndex } from '@/components/ferry-guide/port-index';
import { portIndex, portView } from '@/components/ferry-guide/port-view';
import { ShortAnswers } from '@/components/ferry-guide/short-answers';
import { PageHeader } from '@/components/layout/page-header';
import { OpenMap } from '@/components/maps/layers/open-map';
import { Fold } from '@/components/ui/fold';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';
import { portGuides } from '@/lib/sea/ferries/ferry-guide/data';
import { portAreas } from '@/lib/sea/ferries/ferry-guide/schema';
import { chapterIds, GuideChapters, guideCheckedOn } from './chapters';

const path = routes.ferryGuide;

export const generateMetadata = () => metadataOf('ferryGuide', path);

export default async function FerryGuidePage() {
  const locale = await currentLocale();
  const [t, guides] = await Promise.all([getTranslations('ferryGuide'), getTranslations('guides')]);
  const islands = allIslands();
  const checked = formatDate(guideCheckedOn(locale), locale);
  const areas = portAreas.map((area) => ({
    area,
    ports: portGuides
      .filter((guide) => guide.area === area)
      .map((guide) => portView(guide, islands, locale)),
  }));
  const ids = ['answers', 'ports', ...chapterIds] as const;
  return (
    <article>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]}>
        <p className="label-caps mt-4 tabular-nums">{guides('checked', { date: checked })}</p>
      </PageHeader>
      <div className="page-grid grid gap-x-14 gap-y-8 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <TableOfContents sections={ids.map((id) => ({ id, title: t(`chapters.${id}`) }))} />
        <div className="min-w-0">
          <Chapter id="answers" title={t('chapters.answers')}>
            <ShortAnswers />
          </Chapter>
          <Chapter id="ports" title={t('chapters.ports')}>
            <p className="measure mb-2">{t('portsIntro')}</p>
            <div className="mb-6">
              <OpenMap layers={['ports']} title={t('chapters.ports')} locale={locale} />
            </div>
            <Fold title={<h3 className="text-xl">{t('indexLabel')}</h3>}>
              <PortIndex
                entries={portIndex(
                  areas.flatMap(({ ports }) => ports),
                  locale,
                )}
              />
            </Fold>
            <PortAreas areas={areas} />
          </Chapter>
          <GuideChapters locale={locale} />
          <GuideSources checked={checked} />
        </div>
      </div>
    </article>
  );
}
