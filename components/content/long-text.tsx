import type { ComponentType } from 'react';
import { Note } from '@/components/ui/note';
import type { GuideSection } from '@/lib/content/schema';
import type { ContentText } from '@/lib/content/types';
import type { IslandSlug } from '@/lib/islands/slugs';
import { BeachWinds } from './beach-winds';
import { Crossing, Figure } from './figure';
import { Price, PricesCheckedOn, RoomPrices } from './price';
import { StandingWithPartners } from './standing-with-partners';
import { textElements } from './text-elements';

interface LongTextProps {
  text: ContentText;
  sections: readonly GuideSection[];
  /** Read out for a table that scrolls sideways on a phone. */
  tableLabel: string;
  /** The direct boats of an island, where texts name `<Boats>`. */
  Boats?: ComponentType<{ from: IslandSlug }>;
}

/** A long text in MDX, as guides, ferry chapters and pages about the site show it. */
export function LongText({ text: Text, sections, tableLabel, Boats }: LongTextProps) {
  return (
    <div className="guide-text">
      <Text
        components={{
          ...textElements(sections, tableLabel),
          BeachWinds,
          ...(Boats && { Boats }),
          Crossing,
          Figure,
          Note,
          Price,
          PricesCheckedOn,
          RoomPrices,
          StandingWithPartners,
        }}
      />
    </div>
  );
}
