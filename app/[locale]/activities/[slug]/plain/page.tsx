import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { builtSlugs, listingBySlug, listingMetadata } from '../../../_listings/record-view';
import { ActivityView } from '../view';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/activities/[slug]/plain'>;

export const generateStaticParams = () => builtSlugs('activities');

export const generateMetadata = async ({ params }: Props) =>
  listingMetadata('activities', (await params).slug);

/** An activity without a search query. */
export default async function PlainActivityPage({ params }: Props) {
  const { slug } = await params;
  await forKeptPage(await listingBySlug('activities', slug));
  return <ActivityView slug={slug} query={{}} />;
}
