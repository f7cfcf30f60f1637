import { getTranslations } from 'next-intl/server';
import type { Activity, ActivityAccess } from '@/lib/booking/listings/activities/schema';
import type { BusLine } from '@/lib/booking/transfers/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Island } from '@/lib/records/islands/schema';
import {
  DetailSection,
  type Fact,
  FactList,
  KeepOrShare,
  SimilarListings,
} from '../detail/detail-parts';
import { MonthRing } from '../detail/month-ring';
import { ListingData } from '../detail/structured-data';
import { type FilterWords, filterWords } from '../filter-words';
import type { ListingRow } from '../rows/row';
import { lengthOf } from '../rows/rows-of';
import { ActivityDay, ActivityPlace } from './activity-sections';
import '../detail/detail.css';
import './activity.css';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Messages } from '@/lib/foundation/i18n/messages';
import { formatMonths } from '@/lib/records/islands/format';
import { beaufortForces, kmhOfForce } from '@/lib/records/weather/beaufort';

interface ActivityDetailProps {
  activity: Activity;
  island: Island;
  /** All bus lines of the island. */
  busLines: readonly BusLine[];
  /** Similar listings. */
  similar: readonly ListingRow[];
  /** ISO date of the search that led here. */
  chosen?: IsoDate | undefined;
  locale: Locale;
}

/** Sections of an activity page below its name and description. */
export async function ActivityDetail(props: ActivityDetailProps) {
  const { activity, island, busLines, similar, chosen, locale } = props;
  const names = new Map<string, string>([[island.slug, island.name[locale]]]);
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.list' }),
    filterWords('activities', locale, names),
  ]);
  const length = lengthOf(activity.durationMinutes, { t });
  return (
    <>
      <KeepOrShare kind="activities" slug={activity.slug} isSample={activity.isSample} />
      <div className="detail-glance">
        <FactList facts={await activityFacts(activity, words, length, locale)} />
        <MonthRing months={activity.months} locale={locale} />
      </div>
      <ActivityDay activity={activity} length={length} chosen={chosen} locale={locale} />
      {activity.windLimitBft === null ? null : (
        <ActivityWind limit={activity.windLimitBft} access={activity.access} />
      )}
      <ActivityPlace activity={activity} island={island} busLines={busLines} locale={locale} />
      <SimilarListings rows={similar} />
      <ListingData
        kind="activities"
        record={activity}
        island={island.name[locale]}
        amenities={[]}
        locale={locale}
      />
    </>
  );
}

/** Returns the facts of an activity as text. Names unknown ones that matter, e.g. accessibility. */
async function activityFacts(
  activity: Activity,
  words: FilterWords,
  length: string,
  locale: Locale,
): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'activities.page' });
  const { price, months, languages, included, accessibility, minimumAge, access } = activity;
  const led = access === 'operator';
  const list = (filter: string, values: readonly string[]) =>
    values.map((value) => words.value(filter, value)).join(', ');
  const prices = {
    free: () => t('free'),
    ask: () => t(led ? 'askOperator' : 'askPublic'),
    from: (cents: number) => t('from', { price: formatEuros(cents, locale) }),
  };
  return [
    [t('length'), length],
    [t('level'), words.value('level', activity.level)],
    ...(activity.isSample
      ? []
      : [
          [
            t('price'),
            price.kind === 'from' ? prices.from(price.cents) : prices[price.kind](),
          ] as const,
        ]),
    [t('when'), months.length === 12 ? t('allYear') : formatMonths(months, locale)],
    [t('access'), words.value('access', access)],
    [t('languages'), languages.length > 0 ? list('language', languages) : t('nobodyLeads')],
    ...(included.length > 0
      ? [[t('included'), list('included', included)] as const]
      : led
        ? [[t('included'), t('askIncluded')] as const]
        : []),
    [t('age'), minimumAge === null ? t('anyAge') : t('fromAge', { age: minimumAge })],
    [
      t('accessibility'),
      accessibility.length > 0 ? list('accessibility', accessibility) : t('accessUnknown'),
    ],
  ];
}

type NamedForce = keyof Messages['activities']['page']['forces'];

/** Wind force at which the activity is cancelled, as text and on the Beaufort scale. */
async function ActivityWind({ limit, access }: { limit: number; access: ActivityAccess }) {
  const t = await getTranslations('activities.page');
  const [from, to] = kmhOfForce(limit);
  const values = {
    force: limit,
    name: t(`forces.${String(limit) as NamedForce}`),
    from,
    to: to ?? from,
  };
  return (
    <DetailSection id="wind" title={t('wind')}>
      <p className="measure">{t(access === 'operator' ? 'calledOff' : 'leaveIt', values)}</p>
      <WindScale
        limit={limit}
        words={{ held: t('held'), off: t(access === 'operator' ? 'off' : 'leave') }}
      />
    </DetailSection>
  );
}

interface WindScaleProps {
  /** Lowest wind force at which the activity is cancelled. */
  limit: number;
  words: { readonly held: string; readonly off: string };
}

/**
 * Beaufort scale with the force at which the activity is cancelled. Decorative: the text beside it
 * says the same.
 */
function WindScale({ limit, words }: WindScaleProps) {
  return (
    <div className="wind-scale" aria-hidden="true">
      <ol>
        {beaufortForces.map((force) => (
          <li
            key={force}
            data-off={force >= limit || undefined}
            data-limit={force === limit || undefined}
          >
            {force}
          </li>
        ))}
      </ol>
      <p style={{ gridTemplateColumns: `${limit}fr ${beaufortForces.length - limit}fr` }}>
        <span>{words.held}</span>
        <span>{words.off}</span>
      </p>
    </div>
  );
}
