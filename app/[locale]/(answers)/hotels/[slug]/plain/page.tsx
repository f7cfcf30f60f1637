import { builtSlugs, listingMetadata } from '../../../listing-record';
import { HotelView } from '../view';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/hotels/[slug]/plain'>;

export const generateStaticParams = () => builtSlugs('hotels');

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('hotels', (await params).slug);

/** A place to stay, before days are known. */
export default async function PlainHotelPage({ params }: Props) {
  return <HotelView slug={(await params).slug} query={{}} />;
}
