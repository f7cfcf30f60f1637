import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { isPackageSlug, packageSlugs } from '@/lib/foundation/ids/curated-trips';
import { today } from '@/lib/foundation/time/athens';
import { packageBySlug } from '@/lib/trips/curated-trips/queries';
import { packageMetadata } from '../package-metadata';
import { PackageView } from '../view';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/packages/[slug]/plain'>;

export const generateStaticParams = () => packageSlugs.map((slug) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => packageMetadata((await params).slug);

/** A curated trip without a date, shown for a day of its season; cached for an hour. */
export default async function PlainPackagePage({ params }: Props) {
  'use cache';
  cacheLife('hours');
  const { slug } = await params;
  if (!isPackageSlug(slug)) notFound();
  return <PackageView trip={packageBySlug(slug)} today={today()} />;
}
