import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { FeedInfo, Operator, Season } from '@/lib/timetable/types';
import { OperatorLinks } from './operator-links';

interface TimetableLabelProps {
  locale: Locale;
  info: Pick<FeedInfo, 'isTypical' | 'isKept' | 'publisher' | 'publisherUrl' | 'start' | 'end'>;
  /** Time at which the feed was loaded, ISO 8601. */
  loadedAt: string;
  /** Season of the day shown; the timetable differs by season. */
  season?: Season['id'] | undefined;
  /** Operators of the sailings shown, to check the day with. */
  operators?: readonly Operator[];
}

/**
 * Source of the sailings on a page: the timetable that ships with the site, or a named feed with
 * its validity. Required on every page with a sailing.
 */
export async function TimetableLabel({
  locale,
  info,
  loadedAt,
  season,
  operators = [],
}: TimetableLabelProps) {
  const t = await getTranslations('ferries');
  const title = season
    ? t('label.typicalSeason', { season: t(`seasons.${season}`) })
    : t('label.typical');
  return (
    <aside className="border-l-2 border-accent bg-deep px-4 py-3 font-ui text-sm leading-snug">
      <p className="font-semibold">
        {info.isTypical ? (
          title
        ) : (
          <a href={info.publisherUrl}>{t('label.feed', { publisher: info.publisher })}</a>
        )}
      </p>
      <p className="measure mt-1 text-ink-2">
        {info.isTypical
          ? t('label.typicalText')
          : t('label.feedText', {
              start: formatDate(info.start, locale),
              end: formatDate(info.end, locale),
              loaded: formatDate(loadedAt, locale),
            })}
        {info.isKept ? ` ${t('label.kept')}` : null}
      </p>
      <OperatorLinks locale={locale} operators={operators} />
    </aside>
  );
}
