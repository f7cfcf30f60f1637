import { getTranslations } from 'next-intl/server';
import { Buttons } from '@/components/gallery/buttons';
import { Cards } from '@/components/gallery/cards';
import { Choices } from '@/components/gallery/choices';
import { Fields } from '@/components/gallery/fields';
import { Icons } from '@/components/gallery/icons';
import { Lettering } from '@/components/gallery/lettering';
import { Messages } from '@/components/gallery/messages';
import { Part } from '@/components/gallery/part';
import { Toasts } from '@/components/gallery/toasts';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { guides } from '@/lib/records/content/queries';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';

export const generateMetadata = () => metadataOf('gallery', routes.gallery);

/** The UI primitives in every state, to check changes of them. */
export default async function GalleryPage() {
  const [t, locale] = await Promise.all([getTranslations('gallery'), currentLocale()]);
  const names = allIslands()
    .slice(0, 4)
    .map(({ name }) => name[locale]);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.gallery, label: t('title') }]}
      />
      <div className="page-grid">
        <Part name="lettering">
          <Lettering />
        </Part>
        <Part name="buttons">
          <Buttons />
        </Part>
        <Part name="controls">
          <Fields islands={names} />
          <Choices />
        </Part>
        <Part name="messages">
          <Messages />
        </Part>
        <Part name="toasts">
          <Toasts />
        </Part>
        <Part name="cards">
          <Cards
            island={islandBySlug('naxos')}
            guide={guides.find('naxos', locale)}
            topic={guides.find('best-time-to-visit', locale)}
            locale={locale}
          />
        </Part>
        <Part name="icons">
          <Icons />
        </Part>
      </div>
    </>
  );
}
