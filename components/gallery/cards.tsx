import type { ComponentProps } from 'react';
import { GuideCard } from '@/components/guides/guide-card';
import { IslandCard } from '@/components/islands/island-card';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Island } from '@/lib/records/islands/schema';

type GuideInList = ComponentProps<typeof GuideCard>;

interface CardsProps {
  island: Island | undefined;
  guide: GuideInList | undefined;
  topic: GuideInList | undefined;
  locale: Locale;
}

/** Cards: an island, a guide with a chart, and a guide as a list item. */
export function Cards({ island, guide, topic, locale }: CardsProps) {
  return (
    <ul className="grid items-start gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {island ? (
        <li>
          <IslandCard island={island} locale={locale} />
        </li>
      ) : null}
      {guide ? <GuideCard {...guide} chart={guide.slug} /> : null}
      {topic ? <GuideCard {...topic} /> : null}
    </ul>
  );
}
