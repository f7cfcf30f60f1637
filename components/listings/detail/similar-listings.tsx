import { getTranslations } from 'next-intl/server';
import type { ListingRow } from '../rows/row';
import { DetailSection } from './detail-section';
import '../listing-rows.css';

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
