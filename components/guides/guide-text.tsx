import { Note } from '@/components/ui/note';
import type { GuideSection } from '@/lib/content/schema';
import type { ContentText } from '@/lib/content/types';
import { textElements } from './text-elements';

interface GuideTextProps {
  text: ContentText;
  sections: readonly GuideSection[];
  /** Read out for a table that scrolls sideways on a phone. */
  tableLabel: string;
}

/** The long text of a guide. */
export function GuideText({ text: Text, sections, tableLabel }: GuideTextProps) {
  return (
    <div className="guide-text">
      <Text components={{ ...textElements(sections, tableLabel), Note }} />
    </div>
  );
}
