import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { curatedTripSlugs, isCuratedTripSlug } from '@/lib/foundation/ids/curated-trips';
import { today } from '@/lib/foundation/time/athens';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';
import { curatedTripMetadata } from '../curated-trip-metadata';
import { CuratedTripView } from '../view';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/packages/[slug]/plain'>;

export const generateStaticParams = () => curatedTripSlugs.map((slug) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  curatedTripMetadata((await params).slug);

/** A curated trip without a date, shown for a day of its season; cached for an hour. */
export default async function PlainCuratedTripPage({ params }: Props) {
  'use cache';
  cacheLife('hours');
  const { slug } = await params;
  if (!isCuratedTripSlug(slug)) notFound();
  return <CuratedTripView trip={curatedTripBySlug(slug)} today={today()} />;
}
