import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TableOfContents } from '@/components/content/table-of-contents';
import { Breadcrumbs } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { listingAddress } from '@/lib/booking/listings/address';
import { searchOfIsland } from '@/lib/booking/listings/on-island';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { GuideSection } from '@/lib/records/content/schema';
import { searchLink } from '@/lib/sea/ferries/search/address';

interface GuideFrameProps {
  slug: string;
  title: string;
  summary: string;
  /** Type of guide, such as "Island guide". */
  kind: string;
  readingMinutes: number;
  /** ISO date. */
  checkedOn: string;
  sections: readonly GuideSection[];
  sources: readonly { title: string; url: string }[];
  /** Full-width chart below the title. */
  hero?: ReactNode;
  /** Island of the links to further pages, in the guide to an island. */
  island?: { slug: IslandSlug; name: string } | undefined;
  previous?: { slug: string; title: string } | undefined;
  next?: { slug: string; title: string } | undefined;
  children: ReactNode;
}

/** Frame of every guide: header, contents, text, sources and further links. */
export async function GuideFrame(props: GuideFrameProps) {
  const { slug, title, summary, kind, readingMinutes, checkedOn, sections, hero, island } = props;
  const t = await getTranslations('guides');
  const checked = formatDate(checkedOn, await currentLocale());
  return (
    <article>
      <header className="page-grid pt-6 pb-8 md:pt-8">
        <Breadcrumbs
          crumbs={[
            { path: routes.guides, label: t('title') },
            { path: routes.guide(slug), label: title },
          ]}
        />
        <h1 className="mt-5">{title}</h1>
        <p className="measure mt-4 leading-snug text-ink-2 md:text-lg">{summary}</p>
        <p className="label-caps mt-5 flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
          <span>{kind}</span>
          <span>{t('readingTime', { minutes: readingMinutes })}</span>
          <span>{t('checked', { date: checked })}</span>
        </p>
      </header>
      {hero}
      <div className="page-grid grid gap-x-14 gap-y-8 py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-12">
        <TableOfContents sections={sections} />
        <div className="min-w-0">
          {props.children}
          <Sources sources={props.sources} title={t('sources')} />
        </div>
      </div>
      <footer className="page-grid pb-16">
        {island ? <IslandSteps island={island} /> : null}
        <GuideNeighbours previous={props.previous} next={props.next} />
        <p className="mt-6 font-ui">
          <SiteLink href={routes.guides} className="text-link">
            {t('all')}
          </SiteLink>
        </p>
      </footer>
    </article>
  );
}

function Sources({ sources, title }: Pick<GuideFrameProps, 'sources'> & { title: string }) {
  if (sources.length === 0) return null;
  return (
    <section className="measure mt-12 border-t border-rule pt-5 font-ui text-sm">
      <h2 className="font-ui text-sm font-semibold">{title}</h2>
      <ul className="mt-2 space-y-1.5 text-ink-2">
        {sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} rel="noopener" className="text-link">
              {source.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function IslandSteps({ island }: { island: { slug: IslandSlug; name: string } }) {
  const t = await getTranslations('guides');
  const steps = [
    { href: routes.island(island.slug), label: t('steps.island', { island: island.name }) },
    { href: searchLink({ to: island.slug }), label: t('steps.ferries') },
    {
      href: listingAddress(routes.hotels, searchOfIsland('hotels', island.slug)),
      label: t('steps.hotels'),
    },
    {
      href: listingAddress(routes.activities, searchOfIsland('activities', island.slug)),
      label: t('steps.activities'),
    },
  ];
  return (
    <nav aria-label={t('steps.label')} className="border-t border-rule pt-6">
      <ul className="grid gap-x-8 font-ui sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.href}>
            <SiteLink
              href={step.href}
              className={`flex min-h-12 items-center justify-between gap-3 border-b border-rule py-2 hover:text-accent ${index === 0 ? 'font-semibold text-accent' : ''}`}
            >
              {step.label} <span aria-hidden="true">→</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function GuideNeighbours({ previous, next }: Pick<GuideFrameProps, 'previous' | 'next'>) {
  const t = await getTranslations('guides');
  return (
    <nav aria-label={t('neighbours')} className="mt-10 grid gap-6 sm:grid-cols-2">
      {previous ? (
        <SiteLink href={routes.guide(previous.slug)} className="group block py-2">
          <span className="label-caps block">← {t('previous')}</span>
          <span className="font-display text-lg group-hover:text-accent">{previous.title}</span>
        </SiteLink>
      ) : (
        <span />
      )}
      {next ? (
        <SiteLink href={routes.guide(next.slug)} className="group block py-2 sm:text-right">
          <span className="label-caps block">{t('next')} →</span>
          <span className="font-display text-lg group-hover:text-accent">{next.title}</span>
        </SiteLink>
      ) : null}
    </nav>
  );
}
