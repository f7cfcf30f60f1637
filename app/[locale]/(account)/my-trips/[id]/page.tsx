import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackendAway } from '@/components/auth/backend-away';
import type { EditorTexts } from '@/components/trips/editor/texts';
import { NoTrip } from '@/components/trips/sheet/no-trip';
import { currentUser } from '@/lib/auth/current-user';
import { signInAddress } from '@/lib/auth/next-path';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { readTrip } from '@/lib/trips/queries';
import { EditorScreen } from './editor-screen';

export const instant = false;

type Props = PageProps<'/[locale]/my-trips/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, t] = await Promise.all([params, getTranslations('trips.editor')]);
  return pageMetadata({
    locale: await currentLocale(),
    path: `/my-trips/${id}`,
    title: t('crumb'),
    description: t('metaDescription'),
    noIndex: true,
  });
}

export default async function TripPage({ params }: Props) {
  const current = await currentUser();
  const [{ id }, locale, t, auth] = await Promise.all([
    params,
    currentLocale(),
    getTranslations('trips'),
    getTranslations('auth.away'),
  ]);
  const path = `/my-trips/${id}`;
  const href = localizePath(path, locale);
  if (current.state === 'signed-out') redirect(signInAddress(href, locale));
  const found =
    current.state === 'signed-in' ? await readTrip(current.client, id) : { ok: false as const };
  if (!found.ok) {
    return (
      <BackendAway title={auth('title')} text={auth('text')} retry={auth('retry')} href={href} />
    );
  }
  const trip = found.data;
  const texts = t.raw('editor') as EditorTexts;
  if (!trip) {
    return (
      <NoTrip
        title={texts.missing.title}
        text={texts.missing.text}
        links={[{ href: '/my-trips', label: texts.missing.back }]}
      />
    );
  }
  return <EditorScreen trip={trip} locale={locale} texts={texts} />;
}
