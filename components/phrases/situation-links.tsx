import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Situation } from '@/lib/phrases/types';
import { publicPages } from '@/lib/routes/public-pages';
import { routes } from '@/lib/routes/register';
import type { Route } from '@/lib/routes/route';

const pages = {
  culture: routes.guide('greek-culture'),
  ferryTickets: routes.ferryTickets,
  ferryGuide: routes.ferryGuide,
  culinary: routes.culinary,
  islands: routes.islands,
  hotels: routes.hotels,
  transfers: routes.transfers,
  rentACar: routes.rentACar,
  help: routes.help,
  resources: routes.resources,
  localInsights: routes.guide('local-insights'),
} as const;

type Page = keyof typeof pages;

/** Where the words of a situation are needed, the best page first. */
const helpful: Readonly<Record<Situation, readonly Page[]>> = {
  greetings: ['culture'],
  ferry: ['ferryTickets', 'ferryGuide'],
  taverna: ['culinary', 'localInsights'],
  coffee: ['culinary', 'culture'],
  beach: ['islands'],
  room: ['hotels'],
  'getting-around': ['transfers', 'rentACar', 'islands'],
  shopping: ['culinary', 'resources'],
  emergencies: ['help', 'resources'],
  courtesy: ['culture'],
};

const fixedPaths = new Set<string>(Object.values<Route>(publicPages).map(({ path }) => path));

/** A guide is there; of the rest what the register no longer calls planned. */
const isThere = (page: Page) => pages[page].startsWith('/guides/') || fixedPaths.has(pages[page]);

/** Links from a situation to the pages where its phrases help; none to a page that is still to come. */
export async function SituationLinks({ situation }: { situation: Situation }) {
  const t = await getTranslations('phrases.links');
  const there = helpful[situation].filter(isThere);
  if (there.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 font-ui text-sm">
      {there.map((page) => (
        <SiteLink
          key={page}
          href={pages[page]}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t(page)}
        </SiteLink>
      ))}
    </p>
  );
}
