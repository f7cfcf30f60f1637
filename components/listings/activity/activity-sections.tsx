import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import {
  beginningOf,
  daysToDraw,
  hoursOfDay,
  percentOfDay,
  type Stretch,
  stretchesOf,
} from '@/lib/booking/listings/activities/day';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import type { BusLine } from '@/lib/booking/transfers/schema';
import { formatDayOfYear, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { clockOf, type Daylight, daylightOn } from '@/lib/foundation/time/sun';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import type { Island } from '@/lib/records/islands/schema';
import { DetailSection } from '../detail/detail-parts';
import { SurroundingsChart } from '../place/surroundings-chart';
import { type Near, wayThere } from '../place/way-there';

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
  const sentences = days.map(({ day, light, stretches }) => {
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
        {[...new Set(sentences)].map((sentence) => (
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

interface DayBandProps {
  light: Daylight;
  stretches: readonly Stretch[];
  /** Caption: the day whose daylight is shown. */
  caption: string;
  words: { readonly sunrise: string; readonly sunset: string };
}

/** Interval of the hour labels, and the hours at the end that stay unlabelled for lack of room. */
const [everyHours, room] = [3, 1];

const across = (left: number, right: number) =>
  ({
    '--from': `${left}%`,
    '--width': `${Math.round((right - left) * 100) / 100}%`,
  }) as CSSProperties;

/**
 * Band of a day with its daylight and the times of the activity. Decorative: the text beside it
 * says the same.
 */
function DayBand({ light, stretches, caption, words }: DayBandProps) {
  const hours = hoursOfDay(stretches);
  const at = (minutes: number) => percentOfDay(minutes, hours);
  const marks = Array.from({ length: hours[1] - hours[0] + 1 }, (_, index) => hours[0] + index);
  return (
    <figure className="day-band">
      <figcaption>{caption}</figcaption>
      <div className="day-band-sheet" aria-hidden="true">
        <span className="day-band-light" style={across(at(light.rise), at(light.set))} />
        {stretches.map(({ start, end }) => (
          <span
            key={start}
            className="day-band-bar"
            style={across(at(start), at(end))}
            data-on={end > hours[1] * 60 || undefined}
          >
            <b>{clockOf(start)}</b>
          </span>
        ))}
      </div>
      <p className="day-band-hours" aria-hidden="true">
        {marks
          .filter((hour) => hour % everyHours === 0 && hours[1] - hour >= room)
          .map((hour) => (
            <span key={hour} style={{ left: `${at(hour * 60)}%` }}>
              {hour}
            </span>
          ))}
      </p>
      <p className="day-band-sun">
        <span>
          {words.sunrise} <b>{clockOf(light.rise)}</b>
        </span>
        <span>
          {words.sunset} <b>{clockOf(light.set)}</b>
        </span>
      </p>
    </figure>
  );
}

interface ActivityPlaceProps {
  activity: Activity;
  island: Island;
  /** All bus lines of the island. */
  busLines: readonly BusLine[];
  locale: Locale;
}

/** Chart around the meeting point, with the nearest port and village. */
export function ActivityChart({
  activity,
  island,
  locale,
}: Pick<ActivityPlaceProps, 'activity' | 'island' | 'locale'>) {
  const { port, village } = wayThere(island, [], activity);
  return (
    <SurroundingsChart
      island={island.slug}
      position={activity.position}
      name={activity.meetingPoint[locale]}
      marks={[port, village].flatMap((one) =>
        one ? [{ id: one.name.en, name: one.name[locale], position: one.position }] : [],
      )}
      locale={locale}
    />
  );
}

/** Meeting point and how to get there; with a photograph on top, the chart is here. */
export async function ActivityPlace({ activity, island, busLines, locale }: ActivityPlaceProps) {
  const t = await getTranslations('activities.page');
  const { meetingPoint } = activity;
  const name = bareName(island.name[locale]);
  const { port, village, lines, hasBuses } = wayThere(island, busLines, activity);
  const near = ({ name: place, km }: Near) => ({
    place: place[locale],
    km: formatNumber(km, locale, { maximumFractionDigits: 1 }),
  });
  return (
    <DetailSection id="place" title={t('place')}>
      <div className={activity.image ? 'detail-place' : undefined}>
        {activity.image ? (
          <ActivityChart activity={activity} island={island} locale={locale} />
        ) : null}
        <div>
          <p className="text-lg">{meetingPoint[locale]}</p>
          <p className="font-ui text-sm text-ink-2">
            {activity.place[locale]}, {name}
          </p>
          <ul className="detail-ways">
            {port ? <li>{t('fromPort', near(port))}</li> : null}
            {village ? <li>{t('fromVillage', near(village))}</li> : null}
            {lines.map((line) => (
              <li key={line.id}>
                {t('bus', { from: line.from[locale], to: line.to[locale] })}{' '}
                <span className="text-ink-2">{line.summer[locale]}</span>
              </li>
            ))}
            {lines.length === 0 ? (
              <li>{t(hasBuses ? 'noBusHere' : 'noBuses', { island: name })}</li>
            ) : null}
          </ul>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 font-ui">
            <SiteLink href={`${routes.transfers}?island=${island.slug}`} className="text-link">
              {t('transfers', { island: name })}
            </SiteLink>
            <SiteLink href={routes.island(island.slug)} className="text-link">
              {t('island', { island: name })}
            </SiteLink>
          </p>
        </div>
      </div>
    </DetailSection>
  );
}
