import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/layout/copy-button';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import type { ListingKind } from '@/lib/booking/listings/filters';
import { addToTripAddress } from '@/lib/trips/saved-trips/listing-reference';
import type { ListingRow } from '../rows/row';
import '../listing-rows.css';

interface DetailSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * Section of a listing page. The title is in the margin on wide screens and above the text on
 * phones.
 */
export function DetailSection({ id, title, children }: DetailSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="detail-section">
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** Name and value. The caller decides whether to name an unknown fact or omit it. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts of a listing in a table of two columns. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KeepOrShareProps {
  kind: ListingKind;
  slug: string;
  /** A sample cannot be added to a trip. */
  isSample: boolean;
}

/** Links to add a listing to a trip and to share it. */
export async function KeepOrShare({ kind, slug, isSample }: KeepOrShareProps) {
  const t = await getTranslations('listings.place');
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {isSample ? null : (
        <SiteLink
          href={addToTripAddress(kind, slug)}
          rel="nofollow"
          className={buttonClass('secondary')}
        >
          {t('addToTrip')}
        </SiteLink>
      )}
      <CopyButton label={t('share')} copied={t('copied')} refused={t('refused')} />
    </p>
  );
}

/** Similar listings. Not rendered if there are none. */
export async function SimilarListings({ rows }: { rows: readonly ListingRow[] }) {
  const t = await getTranslations('listings.detail');
  if (rows.length === 0) return null;
  return (
    <DetailSection id="similar" title={t('similar')}>
      <ul className="similar-listings">
        {rows.map((row) => (
          <li key={row.slug}>
            <p className="listing-about">
              {row.about}
              {row.sample ? <span className="listing-sample">{row.sample}</span> : null}
            </p>
            <h3>
              <a href={row.href}>{row.name}</a>
            </h3>
            <p className="listing-where">{row.where}</p>
            <p className="listing-price">
              <b>{row.price[0]}</b> {row.price[1]}
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
