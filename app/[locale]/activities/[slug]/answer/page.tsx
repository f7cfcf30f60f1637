import { connection } from 'next/server';
import { today } from '@/lib/foundation/time/athens';
import { listingMetadata } from '../../../_listings/record-view';
import { ActivityView } from '../view';

export const instant = false;

type Props = PageProps<'/[locale]/activities/[slug]/answer'>;

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('activities', (await params).slug);

/** An activity, with the dates and party size of the search it was chosen from. */
export default async function AnsweredActivityPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  await connection();
  return <ActivityView slug={slug} query={query} today={today()} />;
}
