import { getTranslations } from 'next-intl/server';
import { NotThere } from '@/components/layout/not-there';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';

export const generateMetadata = () => metadataOf('errors.formTooLarge', routes.formTooLarge);

/** A form sent without a script had more bytes than an action reads: the middleware leads here. */
export default async function FormTooLargePage() {
  const t = await getTranslations('errors.formTooLarge');
  return (
    <NotThere
      title={t('title')}
      text={t('text')}
      links={[
        { href: routes.contact, label: t('contact') },
        { href: routes.home, label: t('home') },
      ]}
    />
  );
}
