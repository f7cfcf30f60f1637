import type { ComponentType } from 'react';
import { Note } from '@/components/ui/note';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { GuideSection } from '@/lib/records/content/schema';
import type { ContentText } from '@/lib/records/content/types';
import { BeachWinds } from './beach-winds';
import { Crossing, Figure } from './figure';
import { PartnerPayments } from './partner-payments';
import { Price, PricesCheckedOn, RoomPrices } from './price';
import { textElements } from './text-elements';

interface LongTextProps {
  text: ContentText;
  sections: readonly GuideSection[];
  /** Accessible name of tables that scroll sideways on a phone. */
  tableLabel: string;
  /** Replaces `<Boats>` in the text: direct ferries from an island. */
  Boats?: ComponentType<{ from: IslandSlug }>;
}

/** Renders the MDX of guides, ferry chapters and pages about the site, marked with the language it is in. */
export function LongText({ text: Text, sections, tableLabel, Boats }: LongTextProps) {
  return (
    <div className="guide-text" lang={Text.locale}>
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
          PartnerPayments,
        }}
      />
    </div>
  );
}
