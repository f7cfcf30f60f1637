import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import type { Island } from '@/lib/records/islands/schema';
import { type SiteKind, siteKinds } from '@/lib/search/site-search/sources/types';
import { LiveFinds } from './live-finds';
import { SearchTextProvider } from './search-text';
import { SiteSearch } from './site-search';

interface SearchPageProps {
  locale: Locale;
  islands: readonly Island[];
  chart: string;
  /** Query; empty for none. */
  query: string;
  /** Results. */
  children?: ReactNode;
}

/** Search page, above all islands. */
export async function SearchPage({ locale, islands, chart, query, children }: SearchPageProps) {
  const t = await getTranslations('siteSearch');
  const lines = islands.map(({ slug, name, shortDescription }) => ({
    slug,
    name: name[locale],
    line: shortDescription[locale],
  }));
  const kindNames = Object.fromEntries(
    siteKinds.map((kind) => [kind, t(`kinds.${kind}`)]),
  ) as Record<SiteKind, string>;
  return (
    <SearchTextProvider initialQuery={query}>
      <PageHeader
        title={t('title')}
        intro={query ? undefined : t('intro')}
        crumbs={[{ path: routes.search, label: t('title') }]}
      >
        <div className="mt-6 max-w-[38rem]">
          <SiteSearch chart={chart} initialQuery={query} />
        </div>
      </PageHeader>
      <LiveFinds
        names={routes.apiSearchNames(locale)}
        index={routes.apiSearchIndex(locale)}
        action={localizePath(routes.search, locale)}
        locale={locale}
        pageQuery={query}
        text={{
          title: t('live.title'),
          none: t('live.none'),
          one: t('live.one'),
          many: t.raw('live.many'),
          enter: t('live.enter'),
          all: t('live.all'),
          kinds: kindNames,
        }}
      >
        {children}
      </LiveFinds>
      <div className="page-grid">
        <Section title={t('allIslands')}>
          <AllIslands islands={lines} />
        </Section>
      </div>
    </SearchTextProvider>
  );
}

interface AllIslandsProps {
  islands: readonly { slug: string; name: string; line: string }[];
}

/** Links to all islands with one line each, shown before and next to search results. */
function AllIslands({ islands }: AllIslandsProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {islands.map(({ slug, name, line }) => (
        <li key={slug} className="border-t border-rule">
          <SiteLink href={routes.island(slug)} className="group block pt-3 pb-4">
            <span className="block font-display text-lg leading-tight group-hover:text-accent">
              {name}
            </span>
            <span className="mt-1 block font-ui text-sm leading-snug text-ink-2">{line}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
