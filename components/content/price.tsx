import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate, formatEuros } from '@/lib/foundation/i18n/format';
import { routes } from '@/lib/platform/routes/register';
import { type PriceAttributes, priceRange } from '@/lib/records/content/facts';
import type { CostItem, CostSeason } from '@/lib/records/costs/schema';
import { costsCheckedOn } from '@/lib/records/costs/sources';

interface PriceProps extends PriceAttributes {
  /** Shows the range of usual prices instead of the likely price. */
  range?: boolean;
}

/** A price in MDX, read from the table of costs so that text and table agree. */
export async function Price({ range, ...price }: PriceProps) {
  const [t, locale] = await Promise.all([getTranslations('guides'), currentLocale()]);
  const { low, likely, high } = priceRange(price);
  const euros = (cents: number) => formatEuros(cents, locale);
  const text = range ? t('priceRange', { least: euros(low), most: euros(high) }) : euros(likely);
  return <span className="whitespace-nowrap">{text}</span>;
}

/** Room prices of an island by season, for two people and one night, with a link to the table. */
export async function RoomPrices({ on }: Pick<PriceProps, 'on'>) {
  const [t, locale] = await Promise.all([getTranslations('guides'), currentLocale()]);
  const price = (of: CostItem, season: CostSeason) =>
    formatEuros(priceRange({ of, on, season }).likely, locale);
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

/** Date when the table of costs was last checked. */
export async function PricesCheckedOn() {
  return formatDate(costsCheckedOn, await currentLocale());
}
