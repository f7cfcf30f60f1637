import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { ArchipelagoChart, type ChartIsland } from '@/components/maps/archipelago-chart';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';

interface HomeHeroProps {
  islands: readonly ChartIsland[];
  search: ReactNode;
  figures: ReactNode;
}

/**
 * Chart of the archipelago in which every island is a link. On wide screens title, search and
 * figures lie in a cartouche on the open sea west of Milos; on smaller screens that area is too
 * narrow, so they are above the chart.
 */
export async function HomeHero({ islands, search, figures }: HomeHeroProps) {
  const t = await getTranslations('home.hero');
  const locale = await currentLocale();
  return (
    <div className="relative mx-auto max-w-[100rem]">
      <div className="max-xl:page-grid xl:absolute xl:bottom-[5%] xl:left-[3.4%] xl:z-10 xl:w-[29.5%] xl:border xl:border-ink xl:bg-sheet xl:p-1">
        <div className="max-xl:grid max-xl:gap-x-12 max-xl:gap-y-4 max-xl:py-8 max-xl:md:grid-cols-2 xl:border xl:border-rule xl:px-5 xl:pt-4 xl:pb-4">
          <h1 className="max-xl:md:col-span-2">{t('title')}</h1>
          <p className="text-lg leading-snug xl:my-3 xl:text-base xl:leading-snug">{t('intro')}</p>
          <div>
            {search}
            <p className="mt-3 flex flex-wrap gap-2">
              <SiteLink
                href={routes.touristasAi}
                className={buttonClass('primary', 'grow px-3! text-sm!')}
              >
                {t('assistant')}
              </SiteLink>
              <SiteLink
                href={routes.islands}
                className={buttonClass('secondary', 'grow px-3! text-sm!')}
              >
                {t('islands', { count: islands.length })}
              </SiteLink>
            </p>
          </div>
          <div className="max-xl:md:col-span-2 xl:mt-3">{figures}</div>
        </div>
      </div>
      <ArchipelagoChart
        locale={locale}
        islands={islands}
        variant="hero"
        layout="responsive"
        first
        title={t('chart')}
      />
    </div>
  );
}
