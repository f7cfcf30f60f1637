import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { DocumentStatus } from '@/components/seo/document-status';
import { isPackageSlug } from '@/lib/foundation/ids/curated-trips';
import { today } from '@/lib/foundation/time/athens';
import { packageBySlug } from '@/lib/trips/curated-trips/queries';
import { askedPackage } from '../asked';
import { packageMetadata } from '../package-metadata';
import { PackageView } from '../view';

export const instant = false;

type Props = PageProps<'/[locale]/packages/[slug]/answer'>;

export const generateMetadata = async ({ params }: Props) => packageMetadata((await params).slug);

/** A curated trip planned for the date in the address. */
export default async function AnsweredPackagePage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  if (!isPackageSlug(slug)) notFound();
  // The current day and the rate limit depend on the request.
  await connection();
  const context = { headers: await headers() };
  const asked = await askedPackage(slug, query, context);
  return (
    <>
      <DocumentStatus refusal={asked?.refusal} />
      <PackageView trip={packageBySlug(slug)} today={today()} asked={asked} />
    </>
  );
}
