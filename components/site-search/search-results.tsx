import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { afterGuillemet } from '@/lib/foundation/i18n/greek/after-guillemet';
import { routes } from '@/lib/platform/routes/register';
import type { FindGroup, SiteAnswer } from '@/lib/search/site-search/site-answer';
import { BestRow, FindRow } from './find-row';

interface SearchResultsProps {
  query: string;
  answer: SiteAnswer;
  chart: string;
}

/** Number of results per group that are visible; the others are collapsed. */
const open = 4;

/**
 * All results of a query: the best ones, then by type, starting with the type of the best result.
 */
export async function SearchResults({ query, answer, chart }: SearchResultsProps) {
  const t = await getTranslations('siteSearch');
  const { best, groups, count, meant, away } = answer;
  const quoted = afterGuillemet(query);
  return (
    <section aria-labelledby="results" className="page-grid pb-12">
      <h2 id="results">{t(count > 0 ? 'resultsFor' : 'noResults', { query: quoted })}</h2>
      {count > 0 ? (
        <p className="mt-1 font-ui text-sm text-ink-2 tabular-nums">{t('found', { count })}</p>
      ) : null}
      {meant ? <Meant query={meant} /> : null}
      {away.length > 0 ? (
        <p className="measure mt-4 border-l-2 border-accent pl-4 font-ui text-sm">
          {t('away', { kinds: away.map((kind) => t(`groups.${kind}`)).join(', ') })}
        </p>
      ) : null}
      {count === 0 ? <NothingFound /> : null}
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:grid-cols-[14rem_minmax(0,46rem)] lg:grid-rows-[auto_1fr]">
        <Best finds={best} />
        <Contents groups={groups} />
        <div className="min-w-0 lg:col-start-2">
          {groups.map((group) => (
            <Group key={group.kind} group={group} chart={chart} />
          ))}
        </div>
      </div>
    </section>
  );
}

async function Meant({ query }: { query: string }) {
  const t = await getTranslations('siteSearch');
  return (
    <p className="mt-3 text-lg">
      {t.rich('meant', {
        query,
        link: (words) => (
          <SiteLink
            href={`${routes.search}?${new URLSearchParams({ q: query })}`}
            className="text-link"
          >
            {words}
          </SiteLink>
        ),
      })}
    </p>
  );
}

/** Best results of all types by name. Each appears again with an excerpt in its group. */
async function Best({ finds }: { finds: SiteAnswer['best'] }) {
  const t = await getTranslations('siteSearch');
  if (finds.length === 0) return null;
  return (
    <div className="border-t-2 border-ink lg:col-start-2">
      <h3 className="sr-only">{t('best')}</h3>
      <ol>
        {finds.map((find) => (
          <li key={find.id} className="border-b border-rule">
            <BestRow find={find} kind={t(`kinds.${find.kind}`)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Types of results with their counts: in the margin, or in a line on a phone. */
async function Contents({ groups }: { groups: readonly FindGroup[] }) {
  const t = await getTranslations('siteSearch');
  if (groups.length < 2) return null;
  return (
    <nav
      aria-label={t('byKind')}
      className="font-ui text-sm lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <ul className="flex flex-wrap gap-x-5 lg:block lg:border-t lg:border-rule">
        {groups.map(({ kind, total }) => (
          <li key={kind} className="lg:border-b lg:border-rule">
            <a
              href={`#results-${kind}`}
              className="flex min-h-11 items-center justify-between gap-1.5 leading-snug hover:text-accent"
            >
              {t(`kinds.${kind}`)} <span className="tabular-nums text-ink-2">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function Group({ group, chart }: { group: FindGroup; chart: string }) {
  const t = await getTranslations('siteSearch');
  const { kind, finds, total } = group;
  const row = (find: FindGroup['finds'][number]) => (
    <li key={find.id} className="border-b border-rule">
      <FindRow find={find} chart={chart} />
    </li>
  );
  const more = finds.slice(open);
  return (
    <section aria-labelledby={`results-${kind}`} className="mb-10">
      <h3
        id={`results-${kind}`}
        className="label-caps flex scroll-mt-24 justify-between gap-4 border-b border-ink pb-2"
      >
        {t(`groups.${kind}`)} <span className="tabular-nums">{total}</span>
      </h3>
      <ul>{finds.slice(0, open).map(row)}</ul>
      {more.length > 0 ? (
        <details className="group/more">
          <summary className="flex min-h-11 cursor-pointer items-center font-ui text-sm hover:text-accent">
            {t('more', { count: more.length })}
          </summary>
          <ul className="border-t border-rule">{more.map(row)}</ul>
          {total > finds.length ? (
            <p className="pt-3 font-ui text-sm text-ink-2">
              {t('narrow', { count: finds.length })}
            </p>
          ) : null}
        </details>
      ) : null}
    </section>
  );
}

/** Message for a query without results: advice on other words, and links to useful pages. */
async function NothingFound() {
  const t = await getTranslations('siteSearch');
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
