import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';

/** Links to the feeds of the blog in the page's language. */
export async function FeedLinks() {
  const [t, locale] = await Promise.all([getTranslations('blog.feeds'), currentLocale()]);
  const feeds = [
    { href: routes.blogRss(locale), label: t('rss') },
    { href: routes.blogJsonFeed(locale), label: t('json') },
  ];
  return (
    <section aria-labelledby="follow" className="border-t border-rule pt-6 font-ui text-sm">
      <h2 id="follow" className="font-ui text-sm font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-2">
        {t('intro')}
        {feeds.map(({ href, label }) => (
          <a key={href} href={href} className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}
