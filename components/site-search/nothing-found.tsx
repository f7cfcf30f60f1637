import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';

/** Message for a query without results: advice on other words, and links to useful pages. */
export async function NothingFound() {
  const t = await getTranslations('search');
  const pages = [
    { path: routes.ferryTickets, label: t('try.ferries') },
    { path: routes.help, label: t('try.help') },
    { path: routes.guides, label: t('try.guides') },
    { path: routes.culinary, label: t('groups.culinary') },
    { path: routes.greekPhrases, label: t('groups.phrases') },
  ];
  const examples = [t('try.first'), t('try.second'), t('try.third')];
  return (
    <div className="measure mt-4 space-y-3">
      <p>{t('try.words')}</p>
      <p>
        {t('try.examples')}{' '}
        {examples.map((query, index) => (
          <span key={query}>
            {index > 0 ? ' · ' : ''}
            <SiteLink
              href={`${routes.search}?${new URLSearchParams({ q: query })}`}
              className="text-link"
              rel="nofollow"
            >
              {query}
            </SiteLink>
          </span>
        ))}
      </p>
      <ul className="flex flex-wrap gap-x-6 font-ui text-sm">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <SiteLink href={path} className="text-link inline-flex min-h-11 items-center">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
