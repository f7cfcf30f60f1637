import { connection } from 'next/server';
import { today } from '@/lib/foundation/time/athens';
import { listingMetadata } from '../../../_listings/record-view';
import { HotelView } from '../view';

export const instant = false;

type Props = PageProps<'/[locale]/hotels/[slug]/answer'>;

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('hotels', (await params).slug);

/** A hotel, with the dates and party size of the search it was chosen from. */
export default async function AnsweredHotelPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  await connection();
  return <HotelView slug={slug} query={query} today={today()} />;
}
