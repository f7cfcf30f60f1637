import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { builtSlugs, listingBySlug, listingMetadata } from '../../../_listings/record-view';
import { VehicleView } from '../view';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/rent-a-car/[slug]/plain'>;

export const generateStaticParams = () => builtSlugs('vehicles');

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('vehicles', (await params).slug);

/** A vehicle without a search query. */
export default async function PlainVehiclePage({ params }: Props) {
  const { slug } = await params;
  await forKeptPage(await listingBySlug('vehicles', slug));
  return <VehicleView slug={slug} query={{}} />;
}
