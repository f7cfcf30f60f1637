import { getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Note } from '@/components/ui/note';
import { TableScroll } from '@/components/ui/table-scroll';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate, formatEuros } from '@/lib/foundation/i18n/format';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { type BeachInWind, beachesByWind } from '@/lib/records/beach-shelter/beaches-by-wind';
import { effectsInWords } from '@/lib/records/beach-shelter/effects-in-words';
import {
  type CrossingAttributes,
  crossingText,
  type FigureAttributes,
  figureText,
  type PriceAttributes,
  priceRange,
} from '@/lib/records/content/facts';
import type { GuideSection } from '@/lib/records/content/schema';
import type { ContentText } from '@/lib/records/content/types';
import type { CostItem, CostSeason } from '@/lib/records/costs/schema';
import { costsCheckedOn } from '@/lib/records/costs/sources';
import { linkTerms } from '@/lib/records/partners/commission';
import { MonthClimate } from './month-climate';
import { textElements } from './text-elements';

interface LongTextProps {
  text: ContentText;
  sections: readonly GuideSection[];
  /** Accessible name of tables that scroll sideways on a phone. */
  tableLabel: string;
  /** Replaces `<Boats>` in the text: direct ferries from an island. */
  Boats?: ComponentType<{ from: IslandSlug }>;
  /** Picture below the title of a section. */
  pictureOf?: (section: string) => ReactNode;
}

/** Renders the MDX of guides, ferry chapters and pages about the site, marked with the language it is in. */
export function LongText({ text: Text, sections, tableLabel, Boats, pictureOf }: LongTextProps) {
  return (
    <div className="guide-text" lang={Text.locale}>
      <Text
        components={{
          ...textElements(sections, tableLabel, pictureOf),
          BeachWinds,
          ...(Boats && { Boats }),
          Crossing,
          Figure,
          MonthClimate,
          Note,
          Price,
          PricesCheckedOn,
          RoomPrices,
          PartnerPayments,
        }}
      />
    </div>
  );
}

/** Table of calm, windy and rough beaches by wind direction, from the coastline and the records of the beaches. */
async function BeachWinds({ on }: { on: IslandSlug }) {
  const [t, shelter, locale] = await Promise.all([
    getTranslations('guides.beachWinds'),
    getTranslations('beachShelter'),
    currentLocale(),
  ]);
  const names = (beaches: readonly BeachInWind[]) =>
    beaches.map(({ beach }) => beach.name[locale]).join(', ') || '–';
  const namesWithEffects = (beaches: readonly BeachInWind[]) =>
    beaches
      .map(({ beach, effects }) => `${beach.name[locale]} (${effectsInWords(effects, shelter)})`)
      .join(', ') || '–';
  return (
    <>
      <TableScroll label={t('label')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('wind')}</th>
              <th scope="col">{t('calm')}</th>
              <th scope="col">{t('windy')}</th>
              <th scope="col">{t('rough')}</th>
            </tr>
          </thead>
          <tbody>
            {beachesByWind(on).map(({ side, calm, windy, rough }) => (
              <tr key={side}>
                <th scope="row">{t(side)}</th>
                <td>{names(calm)}</td>
                <td>{namesWithEffects(windy)}</td>
                <td>{names(rough)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p>
        <small className="text-sm">
          {t('note')}{' '}
          <SiteLink href={`${routes.weatherOf(on)}#beaches`} className="text-link">
            {shelter('link')}
          </SiteLink>
        </small>
      </p>
    </>
  );
}

/** A number from the island's record, for use in MDX. */
async function Figure(attributes: FigureAttributes) {
  const text = figureText(attributes, await currentLocale());
  return <span className="whitespace-nowrap">{text}</span>;
}

/** Typical duration of the ferry from a port of Athens, from the island's record. */
async function Crossing(attributes: CrossingAttributes) {
  const text = crossingText(attributes, await currentLocale());
  return <span className="whitespace-nowrap">{text}</span>;
}

/** States which partners currently pay for links, for use in MDX. */
async function PartnerPayments() {
  const [t, locale] = await Promise.all([getTranslations('partners'), currentLocale()]);
  const { terms, paying } = linkTerms(undefined);
  return <p>{t(`${terms}.payments`, { partners: new Intl.ListFormat(locale).format(paying) })}</p>;
}

interface PriceProps extends PriceAttributes {
  /** Shows the range of usual prices instead of the likely price. */
  range?: boolean;
}

/** A price in MDX, read from the table of costs so that text and table agree. */
async function Price({ range, ...price }: PriceProps) {
  const [t, locale] = await Promise.all([getTranslations('guides'), currentLocale()]);
  const { low, likely, high } = priceRange(price);
  const euros = (cents: number) => formatEuros(cents, locale);
  const text = range ? t('priceRange', { least: euros(low), most: euros(high) }) : euros(likely);
  return <span className="whitespace-nowrap">{text}</span>;
}

/** Room prices of an island by season, for two people and one night, with a link to the table. */
async function RoomPrices({ on }: Pick<PriceProps, 'on'>) {
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
async function PricesCheckedOn() {
  return formatDate(costsCheckedOn, await currentLocale());
}
