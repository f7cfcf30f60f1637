import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackendAway } from '@/components/auth/backend-away';
import { currentUser } from '@/lib/auth/current-user';
import { signInAddress } from '@/lib/auth/next-path';
import { firstValue } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { CopyTrip } from './copy-trip';
import { EmptyTrip } from './empty-trip';
import { SavePlannedTrip } from './save-planned-trip';

export const instant = false;

const path = '/my-trips/new';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('trips.new');
  return pageMetadata({
    locale: await currentLocale(),
    path,
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  });
}

type Props = PageProps<'/[locale]/my-trips/new'>;

/** A trip from nothing, from a plan (`?plan=`) or from a shared trip (`?copy=`). */
export default async function NewTripPage({ searchParams }: Props) {
  const current = await currentUser();
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const [plan, copy] = [firstValue(query.plan), firstValue(query.copy)];
  const asked = new URLSearchParams(
    plan === undefined ? (copy === undefined ? {} : { copy }) : { plan },
  ).toString();
  const href = localizePath(asked ? `${path}?${asked}` : path, locale);
  if (current.state === 'signed-out') redirect(signInAddress(href, locale));
  if (current.state === 'unavailable') {
    const t = await getTranslations('auth.away');
    return <BackendAway title={t('title')} text={t('text')} retry={t('retry')} href={href} />;
  }
  if (plan !== undefined) return <SavePlannedTrip locale={locale} plan={plan} href={href} />;
  if (copy !== undefined) return <CopyTrip locale={locale} token={copy} href={href} />;
  return <EmptyTrip locale={locale} />;
}
