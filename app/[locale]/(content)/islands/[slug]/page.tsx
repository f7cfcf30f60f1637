import { notFound } from 'next/navigation';
import { islandSlugs, isIslandSlug } from '@/lib/islands/slugs';
export function generateStaticParams() {
  return islandSlugs.map((slug) => ({ slug }));
}
export default async function P({ params }: PageProps<'/[locale]/islands/[slug]'>) {
  const { slug } = await params;
  if (!isIslandSlug(slug)) notFound();
  return <h1>{slug}</h1>;
}
