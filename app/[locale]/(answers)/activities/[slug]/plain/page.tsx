import { builtSlugs, listingMetadata } from '../../../listing-record';
import { ActivityView } from '../view';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/activities/[slug]/plain'>;

export const generateStaticParams = () => builtSlugs('activities');

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('activities', (await params).slug);

/** A thing to do, before days are known. */
export default async function PlainActivityPage({ params }: Props) {
  return <ActivityView slug={(await params).slug} query={{}} />;
}
