import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { costGroupOf, costOf } from '@/lib/costs/rules';
import { type CostItem, type CostSeason, dailyItems } from '@/lib/costs/schema';
import { costsCheckedOn } from '@/lib/costs/sources';
import { currentLocale } from '@/lib/i18n/current';
import { formatDate, formatEuros } from '@/lib/i18n/format';
import type { IslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';

interface PriceProps {
  of: CostItem;
  /** The island whose prices are meant. */
  on: IslandSlug;
  /** For what has a price of the season: rooms and hire. */
  season?: CostSeason;
  /** From the lowest to the highest that most places ask, instead of what to plan with. */
  range?: boolean;
}

/**
 * A price in a long text, from the table of costs, so that the two cannot disagree. The sentence around it says
 * whether it is an estimate. Throws where a season is missing: the build fails.
 */
export async function Price({ of, on, season, range }: PriceProps) {
  if (!season && !dailyItems.some((item) => item === of)) {
    throw new Error(`The price of ${of} needs a season`);
  }
  const [t, locale] = await Promise.all([getTranslations('guides'), currentLocale()]);
  const { low, likely, high } = costOf(of, costGroupOf(on), season ?? 'peak').range;
  const euros = (cents: number) => formatEuros(cents, locale);
  const text = range ? t('priceRange', { least: euros(low), most: euros(high) }) : euros(likely);
  return <span className="whitespace-nowrap">{text}</span>;
}

/** What rooms cost on an island by season, for two and a night, with the table it is from. */
export async function RoomPrices({ on }: Pick<PriceProps, 'on'>) {
  const [t, locale] = await Promise.all([getTranslations('guides'), currentLocale()]);
  const price = (of: CostItem, season: CostSeason) =>
    formatEuros(costOf(of, costGroupOf(on), season).range.likely, locale);
  return (
    <p>
      {t.rich('roomPrices', {
        simpleShoulder: price('roomSimple', 'shoulder'),
        simpleHigh: price('roomSimple', 'high'),
        simplePeak: price('roomSimple', 'peak'),
        middleShoulder: price('roomMiddle', 'shoulder'),
        middleHigh: price('roomMiddle', 'high'),
        middlePeak: price('roomMiddle', 'peak'),
        date: formatDate(costsCheckedOn, locale),
        link: (words) => (
          <SiteLink href={`${routes.resources}#costs`} className="text-link">
            {words}
          </SiteLink>
        ),
      })}
    </p>
  );
}

/** When the table of costs was last gone through. */
export async function PricesCheckedOn() {
  return formatDate(costsCheckedOn, await currentLocale());
}
