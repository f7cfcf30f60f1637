import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { builtSlugs, listingBySlug, listingMetadata } from '../../../_listings/record-view';
import { HotelView } from '../view';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/hotels/[slug]/plain'>;

export const generateStaticParams = () => builtSlugs('hotels');

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('hotels', (await params).slug);

/** A hotel without a search query. */
export default async function PlainHotelPage({ params }: Props) {
  const { slug } = await params;
  await forKeptPage(await listingBySlug('hotels', slug));
  return <HotelView slug={slug} query={{}} />;
}
