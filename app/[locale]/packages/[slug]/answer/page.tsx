import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { DocumentStatus } from '@/components/seo/document-status';
import { isCuratedTripSlug } from '@/lib/foundation/ids/curated-trips';
import { today } from '@/lib/foundation/time/athens';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';
import { curatedTripMetadata } from '../curated-trip-metadata';
import { readCuratedTripRequest } from '../request';
import { CuratedTripView } from '../view';

export const instant = false;

type Props = PageProps<'/[locale]/packages/[slug]/answer'>;

export const generateMetadata = async ({ params }: Props) =>
  curatedTripMetadata((await params).slug);

/** A curated trip planned for the date in the address. */
export default async function AnsweredCuratedTripPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  if (!isCuratedTripSlug(slug)) notFound();
  // The current day and the rate limit depend on the request.
  await connection();
  const context = { headers: await headers() };
  const request = await readCuratedTripRequest(slug, query, context);
  return (
    <>
      <DocumentStatus refusal={request?.refusal} />
      <CuratedTripView trip={curatedTripBySlug(slug)} today={today()} request={request} />
    </>
  );
}
