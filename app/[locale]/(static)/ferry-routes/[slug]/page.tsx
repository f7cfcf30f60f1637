import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { endsOf } from '@/components/ferry-routes/format';
import { routeDescription } from '@/components/ferry-routes/route-description';
import { RoutePage } from '@/components/ferry-routes/route-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { ferryRoute } from '@/lib/sea/ferries/route-facts/queries';
import { besideRoute } from './beside-route';

type RouteProps = PageProps<'/[locale]/ferry-routes/[slug]'>;

export function generateStaticParams() {
  return ferryRouteSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { slug } = await params;
  const facts = ferryRoute(slug);
  if (!facts) return {};
  const locale = await currentLocale();
  const t = await getTranslations('ferryRoutes');
  return pageMetadata({
    locale,
    path: routes.ferryRoute(slug),
    title: t('metaTitleOf', endsOf(facts, locale)),
    description: routeDescription({ t, facts, locale }),
  });
}

export default async function FerryRoutePage({ params }: RouteProps) {
  const { slug } = await params;
  const facts = ferryRoute(slug);
  if (!facts) notFound();
  return <RoutePage facts={facts} {...besideRoute(facts)} locale={await currentLocale()} />;
}
