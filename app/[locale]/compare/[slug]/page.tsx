import type { Metadata } from 'next';
import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pairDescription, pairNames } from '@/components/compare/format';
import { PairPage } from '@/components/compare/pair-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import {
  builtPairs,
  type ComparedPair,
  isComparedPair,
  islandsOfPair,
} from '@/lib/foundation/ids/compared-pairs';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { comparedIsland, waysBetween } from '@/lib/trips/compare/facts';
import { pairChangedOn, viewOf } from '@/lib/trips/compare/views';

export const ensureStatic = 'navigation';
type PairProps = PageProps<'/[locale]/compare/[slug]'>;

/** The other pages are made when they are first visited, and kept. */
export function generateStaticParams() {
  return builtPairs.map((slug) => ({ slug }));
}

const bothOf = (pair: ComparedPair) => {
  const [one, two] = islandsOfPair(pair);
  return [comparedIsland(one), comparedIsland(two)] as const;
};

export async function generateMetadata({ params }: PairProps): Promise<Metadata> {
  const { slug } = await params;
  return isComparedPair(slug) ? metadataOfPair(slug, await currentLocale()) : {};
}

/** Cached without end, like the page: both are made of records and the timetable that ship with the site. */
async function metadataOfPair(pair: ComparedPair, locale: Locale): Promise<Metadata> {
  'use cache';
  cacheLife('max');
  const t = await getTranslations({ locale, namespace: 'compare' });
  return pageMetadata({
    locale,
    path: routes.comparison(pair),
    title: t('metaTitleOf', pairNames(islandsOfPair(pair), locale)),
    description: pairDescription({ t, locale }, bothOf(pair)),
  });
}

export default async function ComparedPairPage({ params }: PairProps) {
  const { slug } = await params;
  if (!isComparedPair(slug)) notFound();
  return <WholePage pair={slug} locale={await currentLocale()} />;
}

async function WholePage({ pair, locale }: { pair: ComparedPair; locale: Locale }) {
  'use cache';
  cacheLife('max');
  return (
    <PairPage
      pair={pair}
      both={bothOf(pair)}
      view={viewOf(pair)}
      ways={waysBetween(islandsOfPair(pair))}
      checkedOn={pairChangedOn(pair)}
      locale={locale}
    />
  );
}
