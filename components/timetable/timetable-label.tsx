import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { FeedInfo, Operator, Season } from '@/lib/sea/timetable/types';
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
  /** Further caveats about these sailings. */
  children?: ReactNode;
}

/**
 * Source of the sailings on a page: the timetable that ships with the site, or a named feed with
 * its validity: one line that opens. Required on every page with a sailing.
 */
export async function TimetableLabel({
  locale,
  info,
  loadedAt,
  season,
  operators = [],
  children,
}: TimetableLabelProps) {
  const t = await getTranslations('ferries');
  const title = season
    ? t('label.typicalSeason', { season: t(`seasons.${season}`) })
    : t('label.typical');
  return (
    <aside>
      <details
        className="group border-l-2 border-accent bg-deep font-ui text-sm leading-snug"
        open={info.isKept}
      >
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold">
          {info.isTypical ? title : t('label.feed', { publisher: info.publisher })}
          <span aria-hidden="true" className="text-accent group-open:rotate-180">
            ▾
          </span>
        </summary>
        <div className="px-4 pb-3">
          <p className="measure text-ink-2">
            {info.isTypical
              ? t('label.typicalText')
              : t('label.feedText', {
                  start: formatDate(info.start, locale),
                  end: formatDate(info.end, locale),
                  loaded: formatDate(loadedAt, locale),
                })}
            {info.isKept ? ` ${t('label.kept')}` : null}
          </p>
          {info.isTypical ? null : (
            <p className="mt-1">
              <a href={info.publisherUrl} className="text-link">
                {info.publisher}
              </a>
            </p>
          )}
          <OperatorLinks locale={locale} operators={operators} />
          {children}
        </div>
      </details>
    </aside>
  );
}
