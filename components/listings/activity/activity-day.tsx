import { getTranslations } from 'next-intl/server';
import { beginningOf, daysToDraw, stretchesOf } from '@/lib/booking/listings/activities/day';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import { formatDayOfYear } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { clockOf, daylightOn } from '@/lib/foundation/time/sun';
import type { IsoDate } from '@/lib/foundation/time/types';
import { DetailSection } from '../detail/detail-section';
import { DayBand } from './day-band';

interface ActivityDayProps {
  activity: Activity;
  /** Duration as text. */
  length: string;
  /** ISO date of the search that led here. */
  chosen?: IsoDate | undefined;
  locale: Locale;
}

/** Start and end times, drawn against the daylight of the day. */
export async function ActivityDay({ activity, length, chosen, locale }: ActivityDayProps) {
  const t = await getTranslations('activities.page');
  const beginning = beginningOf(activity);
  const days = daysToDraw(activity.months, chosen).map((date) => {
    const light = daylightOn(date, activity.position);
    const stretches = stretchesOf(activity, light);
    return { date, light, stretches, day: formatDayOfYear(date, locale) };
  });
  const said = days.map(({ day, light, stretches }) => {
    const [first] = stretches;
    if (!first) return t('hoursUnknown');
    if (beginning === 'times') {
      const times = new Intl.ListFormat(locale).format(activity.startTimes);
      return t('beginsAt', { times, length });
    }
    const time = clockOf(first.start);
    if (beginning === 'with-sunset') return t('beThere', { day, time });
    return first.end > light.set ? t('wholeDay', { length }) : t('backBySunset', { day, time });
  });
  const endsDark = days.filter(({ light, stretches }) =>
    stretches.some(({ end }) => end > light.set),
  );
  return (
    <DetailSection id="day" title={t('day')}>
      <div className="measure">
        {[...new Set(said)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {beginning === 'times' && endsDark[0] ? (
          <p>{t('endsDark', { day: endsDark[0].day })}</p>
        ) : null}
      </div>
      {days.map(({ date, light, stretches, day }) => (
        <DayBand
          key={date}
          light={light}
          stretches={stretches}
          caption={t('lightOn', { day })}
          words={{ sunrise: t('sunrise'), sunset: t('sunset') }}
        />
      ))}
      <p className="mt-3 font-ui text-sm text-ink-2">{t('horizon')}</p>
    </DetailSection>
  );
}
