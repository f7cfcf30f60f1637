import type { ReactNode } from 'react';
import { chartWords } from '@/components/maps/island-chart';
import { TakeAlong } from '@/components/offline/take-along';
import type { PlotStation } from '@/components/weather/plot-station';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { bareName } from '@/lib/records/charts/names';
import type { Island } from '@/lib/records/islands/schema';
import { GettingThere } from './getting-there';
import { IslandActivities, IslandCharacter } from './island-character';
import { IslandContents } from './island-contents';
import { IslandData } from './island-data';
import { IslandFacts } from './island-facts';
import { IslandHero, placeLinks, StickyNextStep } from './island-hero';
import { IslandPlaces } from './island-places';
import { IslandQuestions } from './island-questions';
import './island-page.css';
import { IslandSources } from './island-sources';
import { NearestIslands } from './nearest-islands';
import { WhenToGo } from './when-to-go';

interface IslandPageProps {
  island: Island;
  /** Climate station that represents the island. */
  station: PlotStation;
  neighbours: readonly { slug: string; name: string; km: number }[];
  /** Sections with some activities and places to stay. */
  activities: ReactNode;
  stays: ReactNode;
  /** Section with the ferry connections. */
  boats: ReactNode;
  locale: Locale;
}

/** Page of an island, ordered by the questions of planning a trip. */
export async function IslandPage(props: IslandPageProps) {
  const { island, station, neighbours, activities, stays, boats, locale } = props;
  const { slug, name } = island;
  const words = await chartWords(slug, locale, placeLinks(island, locale));
  return (
    // The bar of next steps covers the bottom of the screen on a phone; keeps focused elements
    // clear of it.
    <article className="max-lg:[&_:is(a,summary)]:scroll-mb-20">
      <IslandData
        island={island}
        locale={locale}
        image={`${site.origin}/og/${locale}/island/${slug}.png`}
      />
      <IslandHero island={island} locale={locale} words={words} />
      <IslandFacts island={island} locale={locale} />
      <IslandContents />
      <IslandCharacter island={island} locale={locale} />
      <IslandActivities island={island} locale={locale}>
        {activities}
      </IslandActivities>
      <IslandPlaces island={island} locale={locale} words={words} />
      {stays}
      <GettingThere island={island} locale={locale} />
      {boats}
      <WhenToGo island={island} station={station} locale={locale} />
      <NearestIslands slug={slug} neighbours={neighbours} />
      <IslandQuestions island={island} station={station} locale={locale} />
      <TakeAlong slug={slug} name={bareName(name[locale])} locale={locale} />
      <IslandSources island={island} locale={locale} />
      <StickyNextStep slug={slug} name={bareName(name[locale])} />
    </article>
  );
}
