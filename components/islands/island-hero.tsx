import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import type { ChartWord } from '@/components/maps/chart-words';
import { IslandChartHero, type PlaceHref } from '@/components/maps/island-chart';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import type { Island } from '@/lib/records/islands/schema';
import { searchLink } from '@/lib/sea/ferries/search/address';

interface IslandHeroProps {
  island: Island;
  locale: Locale;
  /** Place names on the chart. */
  words: readonly ChartWord[];
}

/**
 * Returns the link targets of the names on the chart: the entry on this page, or the page of a
 * neighbouring island.
 */
export function placeLinks(island: Island, locale: Locale): PlaceHref {
  const onPage = new Set([
    ...island.beaches.map(({ id }) => `beach-${id}`),
    ...island.villages.map(({ id }) => `village-${id}`),
    ...island.sights.map(({ id }) => `sight-${id}`),
    ...island.ports.map(({ id }) => `port-${id}`),
  ]);
  return (id, kind) => {
    if (kind === 'island') return localizePath(routes.island(id), locale);
    return onPage.has(`${kind}-${id}`) ? `#${kind}-${id}` : undefined;
  };
}

/** Chart with the island's name, then a summary and links to the next steps. */
export async function IslandHero({ island, locale, words }: IslandHeroProps) {
  const t = await getTranslations('islands');
  const name = island.name[locale];
  return (
    <header>
      <div className="page-grid pt-6 pb-4">
        <Breadcrumbs
          crumbs={[
            { path: routes.islands, label: t('crumb') },
            { path: routes.island(island.slug), label: name },
          ]}
        />
        <a
          href="#about"
          className="text-link sr-only font-ui text-sm focus-visible:not-sr-only focus-visible:inline-block"
        >
          {t('island.skipChart')}
        </a>
      </div>
      <div className="mx-auto w-full max-w-[100rem] md:px-[clamp(0rem,2vw,2.5rem)]">
        <IslandChartHero slug={island.slug} locale={locale} heading="h1" words={words} />
      </div>
      <div
        id="about"
        className="page-grid grid scroll-mt-24 gap-x-12 gap-y-8 pt-10 pb-10 lg:grid-cols-12 lg:pt-14 lg:pb-14"
      >
        <div className="lg:col-span-8">
          <p className="font-display text-lg leading-[1.22] text-balance md:text-xl">
            {island.shortDescription[locale]}
          </p>
          <p className="measure mt-6">{island.description[locale]}</p>
        </div>
        <NextSteps slug={island.slug} name={bareName(name)} />
      </div>
    </header>
  );
}

async function NextSteps({ slug, name }: { slug: string; name: string }) {
  const [t, locale] = await Promise.all([getTranslations('islands.island.next'), currentLocale()]);
  const named = placeArguments('name', name, locale);
  const steps = [
    { href: searchLink({ to: slug }), label: t('ferries') },
    { href: `${routes.hotels}?island=${slug}`, label: t('hotels') },
    { href: `${routes.activities}?island=${slug}`, label: t('activities') },
  ];
  return (
    <nav aria-label={t('label')} className="font-ui lg:col-span-4 lg:pt-2">
      <SiteLink
        href={routes.guide(slug)}
        className={buttonClass('primary', 'mb-3 hidden! w-full lg:inline-flex!')}
      >
        {t('guide', named)}
      </SiteLink>
      <ul>
        {steps.map(({ href, label }) => (
          <li key={href} className="border-t border-rule last:border-b">
            <SiteLink
              href={href}
              className="flex min-h-12 items-center justify-between gap-3 hover:text-accent"
            >
              {label} <span aria-hidden="true">→</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the next steps, fixed at the bottom of the screen on a phone. */
export async function StickyNextStep({ slug, name }: { slug: string; name: string }) {
  const [t, locale] = await Promise.all([getTranslations('islands.island.next'), currentLocale()]);
  const named = placeArguments('name', name, locale);
  return (
    <div
      data-print="hide"
      // Leaves room at the right for the back-to-top button.
      className="sticky bottom-(--foot,0px) z-20 flex gap-2 border-t border-rule bg-sheet py-2.5 pr-19 pl-4 lg:hidden"
    >
      <SiteLink
        href={routes.guide(slug)}
        className={buttonClass('primary', 'min-w-0 flex-1 px-3!')}
      >
        {t('guideShort', named)}
      </SiteLink>
      <SiteLink href={searchLink({ to: slug })} className={buttonClass('secondary', 'px-4!')}>
        {t('ferries')}
      </SiteLink>
    </div>
  );
}
