import type { Metadata } from 'next';
import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { endsOf } from '@/components/ferry-routes/format';
import { routeDescription } from '@/components/ferry-routes/route-description';
import { RoutePage } from '@/components/ferry-routes/route-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { builtRouteSlugs, routeEndsOf } from '@/lib/foundation/ids/ferry-routes';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { ferryRoute } from '@/lib/sea/ferries/ferry-routes/queries';
import { besideRoute } from './beside-route';

type RouteProps = PageProps<'/[locale]/ferry-routes/[slug]'>;

/** The other pages are made when they are first visited, and kept. */
export function generateStaticParams() {
  return builtRouteSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return metadataOfRoute((await params).slug, await currentLocale());
}

/** Cached without end, like the page: both are made of the timetable that ships with the site. */
async function metadataOfRoute(slug: string, locale: Locale): Promise<Metadata> {
  'use cache';
  cacheLife('max');
  const facts = ferryRoute(slug);
  if (!facts) return {};
  const t = await getTranslations({ locale, namespace: 'ferryRoutes' });
  return pageMetadata({
    locale,
    path: routes.ferryRoute(slug),
    title: t('metaTitleOf', endsOf(facts, locale)),
    description: routeDescription({ t, facts, locale }),
  });
}

export default async function FerryRoutePage({ params }: RouteProps) {
  const { slug } = await params;
  if (!routeEndsOf(slug)) notFound();
  return <WholePage slug={slug} locale={await currentLocale()} />;
}

async function WholePage({ slug, locale }: { slug: string; locale: Locale }) {
  'use cache';
  cacheLife('max');
  const facts = ferryRoute(slug);
  return facts ? <RoutePage facts={facts} {...besideRoute(facts)} locale={locale} /> : null;
}
