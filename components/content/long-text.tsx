import { Note } from '@/components/ui/note';
import type { GuideSection } from '@/lib/content/schema';
import type { ContentText } from '@/lib/content/types';
import { Price, PricesCheckedOn, RoomPrices } from './price';
import { StandingWithPartners } from './standing-with-partners';
import { textElements } from './text-elements';

interface LongTextProps {
  text: ContentText;
  sections: readonly GuideSection[];
  /** Read out for a table that scrolls sideways on a phone. */
  tableLabel: string;
}

/** A long text in MDX, as guides, ferry chapters and pages about the site show it. */
export function LongText({ text: Text, sections, tableLabel }: LongTextProps) {
  return (
    <div className="guide-text">
      <Text
        components={{
          ...textElements(sections, tableLabel),
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
