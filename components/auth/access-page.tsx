import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChartPoster } from '@/components/maps/chart-poster';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { secondLocale } from '@/lib/foundation/i18n/locales';
import { chartOf } from '@/lib/records/charts/charts';
import { bareName } from '@/lib/records/charts/names';

interface AccessPageProps {
  title: string;
  intro?: string | undefined;
  /** Island of the chart next to the form; its chart needs open sea behind the title. */
  island: 'amorgos' | 'naxos';
  children: ReactNode;
}

/** Layout of the account pages: form in one column, decorative chart in the other. */
export async function AccessPage({ title, intro, island, children }: AccessPageProps) {
  return (
    <div className="page-grid grid gap-x-20 pt-8 pb-20 md:pt-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pb-28">
      <div className="min-w-0">
        <h1>{title}</h1>
        {intro ? <p className="mt-3 leading-snug text-ink-2 md:text-lg">{intro}</p> : null}
        <div className="graduated mt-7 mb-8" aria-hidden="true" />
        {children}
      </div>
      <WallChart island={island} />
    </div>
  );
}

/** Decorative chart, shown on wide screens only. */
async function WallChart({ island }: Pick<AccessPageProps, 'island'>) {
  const [t, charts, locale] = await Promise.all([
    getTranslations('auth.art'),
    getTranslations('charts'),
    currentLocale(),
  ]);
  const { name } = chartOf(island);
  return (
    <figure className="hidden min-w-0 justify-self-end lg:block lg:w-full lg:max-w-[27rem]">
      <div className="relative">
        <ChartPoster slug={island} large />
        <p className="absolute inset-x-[8%] top-[6%] font-display leading-none" aria-hidden="true">
          <span className="block text-title">{bareName(name[locale])}</span>
          <span className="mt-2 block text-lg text-ink-2">
            {bareName(name[secondLocale(locale)])}
          </span>
        </p>
      </div>
      <figcaption className="mt-3 font-ui text-xs text-ink-2">
        {t('caption', placeArguments('island', bareName(name[locale]), locale))}
        <br />
        {charts('credit')}
      </figcaption>
    </figure>
  );
}
