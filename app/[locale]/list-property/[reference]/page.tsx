import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { NotThere } from '@/components/layout/not-there';
import { SentScreen } from '@/components/list-property/sent-screen';
import { receiptOf } from '@/lib/booking/list-property/queries';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

// Rendered on each request, because only the table knows whether a reference exists. Reads no
// cookie.
export const instant = false;

type Props = PageProps<'/[locale]/list-property/[reference]'>;

export async function generateMetadata({ params }: Props) {
  const { reference } = await params;
  return metadataOf('listProperty.sentPage', routes.propertySent(reference));
}

/** Confirms that a property was submitted. */
export default async function PropertySentPage({ params }: Props) {
  const { reference } = await params;
  await connection();
  const receipt = await receiptOf(reference);
  if (receipt.state === 'missing') return <UnknownReference />;
  const receivedAt = receipt.state === 'found' ? receipt.data.receivedAt : undefined;
  return <SentScreen reference={reference} receivedAt={receivedAt} />;
}

async function UnknownReference() {
  const t = await getTranslations('listProperty.sentPage');
  return (
    <NotThere
      title={t('unknownTitle')}
      text={t('unknownText')}
      links={[
        { href: routes.listProperty, label: t('form') },
        { href: routes.contact, label: t('contact') },
      ]}
    />
  );
}
