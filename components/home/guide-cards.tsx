import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/platform/routes/register';

interface GuideCardsProps {
  islands: readonly {
    slug: string;
    name: string;
    /** Name in the other script, and the language of that name. */
    otherName: string;
    otherLocale: string;
    line: string;
  }[];
}

/** Six suggested islands: chart, name in both scripts and one line. */
export async function GuideCards({ islands }: GuideCardsProps) {
  const t = await getTranslations('home.guides');
  return (
    <div className="page-grid">
      <Section
        title={t('title')}
        intro={t('intro')}
        aside={
          <SiteLink href={routes.guides} className="text-link font-ui">
            {t('all')}
          </SiteLink>
        }
      >
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
          {islands.map(({ slug, name, otherName, otherLocale, line }) => (
            <li key={slug}>
              <SiteLink
                href={routes.guide(slug)}
                className="group grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-4 sm:block"
              >
                <ChartPoster slug={slug} />
                <div className="sm:pt-4">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <h3 className="text-xl leading-none [overflow-wrap:anywhere] group-hover:text-accent">
                      {name}
                    </h3>
                    <span lang={otherLocale} className="font-display text-ink-2">
                      {otherName}
                    </span>
                  </div>
                  <p className="mt-2 leading-snug hyphens-auto text-ink-2 [overflow-wrap:anywhere]">
                    {line}
                  </p>
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
