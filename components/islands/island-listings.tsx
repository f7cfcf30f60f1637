import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { IslandSection } from './island-section';

/** Summary of a listing in the page's language. */
export interface IslandListing {
  /** Path of the listing's page. */
  readonly path: string;
  readonly name: string;
  /** Kind, place and most important fact: `Rooms to let · Old Market`. */
  readonly about: string;
  /** Price and its unit. */
  readonly price: readonly [text: string, unit: string];
}

export interface IslandListingsProps {
  kind: 'hotels' | 'activities';
  /** Name of the island. */
  name: string;
  locale: Locale;
  /** Path of the full list. */
  all: string;
  /** Undefined if the listings could not be loaded. */
  listings: { total: number; picks: readonly IslandListing[] } | undefined;
}

/** The areas to stay in, and up to three listed places with a link to all. */
export async function IslandStays({
  children,
  ...props
}: IslandListingsProps & { children: ReactNode }) {
  const t = await getTranslations('islands.island.listings.hotels');
  return (
    <IslandSection id="stay" title={t('title')} isFolded>
      {children}
      {props.listings?.total ? <IslandListings {...props} /> : null}
    </IslandSection>
  );
}

/**
 * Some listings of an island with a link to all of them. Shows only the link if they could not be
 * loaded.
 */
export async function IslandListings({ kind, name, locale, all, listings }: IslandListingsProps) {
  const t = await getTranslations('islands.island.listings');
  const { picks = [], total = 0 } = listings ?? {};
  if (listings && total === 0) return null;
  return (
    <>
      {picks.length > 0 ? (
        <ul className="pick-list">
          {picks.map(({ path, name: title, about, price }) => (
            <li key={path}>
              <SiteLink href={path}>{title}</SiteLink>
              <small>{about}</small>
              <b>
                {price[0]} <small>{price[1]}</small>
              </b>
            </li>
          ))}
        </ul>
      ) : null}
      {listings ? null : <p>{t('away')}</p>}
      <p className="mt-4 font-ui">
        <SiteLink href={all} className="text-link inline-block py-2">
          {t(listings ? `${kind}.all` : `${kind}.list`, {
            ...placeArguments('name', name, locale),
            count: total,
          })}
        </SiteLink>
      </p>
    </>
  );
}
