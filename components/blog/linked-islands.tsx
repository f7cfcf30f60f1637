import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { routes } from '@/lib/platform/routes/register';

/** Chart details of the islands in a post, each linking to its page. */
export async function LinkedIslands({
  islands,
}: {
  islands: readonly { slug: string; name: string }[];
}) {
  const t = await getTranslations('blog');
  return (
    <section aria-labelledby="post-islands" className="border-t border-rule pt-8">
      <h2 id="post-islands">{t('islands.title')}</h2>
      <p className="measure mt-2 text-ink-2">{t('islands.intro')}</p>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
        {islands.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink href={routes.island(slug)} className="group block">
              <ChartPoster slug={slug} className="mb-3" />
              <h3 className="group-hover:text-accent">{name}</h3>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
