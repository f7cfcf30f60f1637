import { getTranslations } from 'next-intl/server';
import { type ComponentType, Fragment } from 'react';
import { Chapter } from '@/components/content/chapter';
import { LongText } from '@/components/content/long-text';
import { BeaufortScale } from '@/components/ferry-guide/beaufort-scale';
import { CompensationTable } from '@/components/ferry-guide/compensation-table';
import { RefundTable } from '@/components/ferry-guide/refund-table';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { ferryChapters } from '@/lib/records/content/ferry-chapters';
import { ferryGuide } from '@/lib/records/content/queries';
import { portsCheckedOn } from '@/lib/sea/ferries/ferry-guide/sources';

/** Content drawn from records, after the first text of its chapter. */
const charts: Partial<Record<(typeof ferryChapters)[number]['id'], ComponentType>> = {
  tickets: RefundTable,
  wind: BeaufortScale,
  rights: CompensationTable,
};

export const chapterIds = ferryChapters.map(({ id }) => id);

/** Date on which the facts of the guide were last checked: the oldest date among them. */
export function guideCheckedOn(locale: Locale): string {
  const dates = ferryGuide.entries(locale).map(({ checkedOn }) => checkedOn);
  const [oldest = portsCheckedOn] = [portsCheckedOn, ...dates].sort();
  return oldest;
}

/** The written chapters of the guide, each from its texts and tables. */
export async function GuideChapters({ locale }: { locale: Locale }) {
  const [t, guides] = await Promise.all([getTranslations('ferryGuide'), getTranslations('guides')]);
  return ferryChapters.map(({ id, texts }) => {
    const Chart = charts[id];
    return (
      <Chapter key={id} id={id} title={t(`chapters.${id}`)} isFolded>
        {texts.map((text, index) => (
          <Fragment key={text}>
            <LongText
              text={ferryGuide.entry(text, locale).text}
              sections={[]}
              tableLabel={guides('tableLabel')}
            />
            {index === 0 && Chart ? <Chart /> : null}
          </Fragment>
        ))}
      </Chapter>
    );
  });
}
