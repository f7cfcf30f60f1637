import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/content/chapter';
import { LongText } from '@/components/content/long-text';
import { BeaufortScale } from '@/components/ferry-guide/beaufort-scale';
import { CompensationTable } from '@/components/ferry-guide/compensation-table';
import { ferryGuide } from '@/lib/content/queries';
import { portsCheckedOn } from '@/lib/ferries/port-guide/sources';
import type { Locale } from '@/lib/i18n/locales';

/** What the chapters of the page hold, one after the other; a component is drawn from records. */
const chapters = [
  { id: 'tickets', parts: ['tickets'] },
  { id: 'classes', parts: ['classes'] },
  { id: 'luggage', parts: ['luggage'] },
  { id: 'vehicles', parts: ['vehicles'] },
  { id: 'pets', parts: ['pets'] },
  { id: 'accessibility', parts: ['accessibility'] },
  { id: 'wind', parts: ['wind', BeaufortScale, 'cancelled'] },
  { id: 'rights', parts: ['rights', CompensationTable, 'claims'] },
  { id: 'seasickness', parts: ['seasickness'] },
] as const;

export const chapterIds = chapters.map(({ id }) => id);

/** When the facts of the guide were last checked: the date of what was looked at longest ago. */
export function guideCheckedOn(locale: Locale): string {
  const dates = ferryGuide.entries(locale).map(({ checkedOn }) => checkedOn);
  const [oldest = portsCheckedOn] = [portsCheckedOn, ...dates].sort();
  return oldest;
}

/** The written chapters of the guide, each from its texts and tables. */
export async function GuideChapters({ locale }: { locale: Locale }) {
  const [t, guides] = await Promise.all([getTranslations('ferryGuide'), getTranslations('guides')]);
  return chapters.map(({ id, parts }) => (
    <Chapter key={id} id={id} title={t(`chapters.${id}`)}>
      {parts.map((Part) =>
        typeof Part === 'string' ? (
          <LongText
            key={Part}
            text={ferryGuide.entry(Part, locale).text}
            sections={[]}
            tableLabel={guides('tableLabel')}
          />
        ) : (
          <Part key={Part.name} />
        ),
      )}
    </Chapter>
  ));
}
