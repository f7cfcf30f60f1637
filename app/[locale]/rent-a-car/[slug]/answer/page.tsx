import { connection } from 'next/server';
import { today } from '@/lib/foundation/time/athens';
import { listingMetadata } from '../../../_listings/record-view';
import { VehicleView } from '../view';

export const instant = false;

type Props = PageProps<'/[locale]/rent-a-car/[slug]/answer'>;

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('vehicles', (await params).slug);

/** A vehicle, with the dates and party size of the search it was chosen from. */
export default async function AnsweredVehiclePage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  await connection();
  return <VehicleView slug={slug} query={query} today={today()} />;
}
