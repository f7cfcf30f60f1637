import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { PartnerNote } from '@/components/partners/partner-note';
import { buttonClass } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { listingAddress, listingParameters } from '@/lib/booking/listings/address';
import type { ListingKind } from '@/lib/booking/listings/filters';
import { type ListingSearch, wishesOf } from '@/lib/booking/listings/search';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale, Localized } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { detailPath, listPath } from '@/lib/platform/routes/listing-paths';
import type { PartnerLink } from '@/lib/records/partners/link';
import { filterWords } from './filter-words';

interface ListingDetailProps {
  kind: ListingKind;
  record: {
    readonly slug: string;
    readonly name: Localized;
    readonly summary: Localized;
    readonly description: Localized;
    readonly isSample: boolean;
    /** Address of a photograph. */
    readonly image: string | null;
    readonly checkedOn: string;
    readonly source: { readonly title: string; readonly url: string } | null;
  };
  links: readonly PartnerLink[];
  /** Search of the list, read from the URL. */
  search: ListingSearch;
  /** Names of islands by slug. */
  islands: ReadonlyMap<string, string>;
  locale: Locale;
  /** Drawing beside the description of a listing without a photograph. */
  drawing?: ReactNode;
  /** Sections specific to the kind. */
  children?: ReactNode;
}

/**
 * Frame of a listing page of any kind: name, description, sections of its kind and partner links.
 */
export async function ListingDetail(props: ListingDetailProps) {
  const { kind, record, links, search, islands, locale, drawing, children } = props;
  const [t, tKind] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.detail' }),
    getTranslations({ locale, namespace: kind }),
  ]);
  const { slug, name, summary, description, isSample, image, checkedOn, source } = record;
  return (
    <>
      <PageHeader
        title={name[locale]}
        intro={summary[locale]}
        crumbs={[
          { path: listPath[kind], label: tKind('crumb') },
          { path: detailPath[kind](slug), label: name[locale] },
        ]}
      >
        <BackToList search={search} slug={slug} islands={islands} locale={locale} />
      </PageHeader>
      <div className="page-grid pb-20">
        <div className="detail-opening">
          <div>
            {isSample ? (
              <Note title={t('sampleTitle')}>
                <p>{t('sampleText')}</p>
              </Note>
            ) : null}
            <p className="measure">{description[locale]}</p>
          </div>
          {image ? (
            // biome-ignore lint/performance/noImgElement: hosted anywhere, so not for the image optimiser.
            <img src={image} alt={name[locale]} className="aspect-4/3 w-full object-cover" />
          ) : (
            drawing
          )}
        </div>
        {children}
        <section aria-labelledby="offers" className="mt-10 border-t border-rule pt-8">
          <h2 id="offers">{t(isSample ? 'offersNear' : 'offers')}</h2>
          <p className="my-5 flex flex-wrap gap-3">
            {links.map((link, index) => (
              <PartnerAnchor
                key={link.partner}
                link={link}
                className={buttonClass(index === 0 ? 'primary' : 'secondary')}
              />
            ))}
          </p>
          <PartnerNote links={links} />
        </section>
        <p className="mt-8 font-ui text-sm text-ink-2">
          {source ? (
            <>
              {t('source')}{' '}
              <a href={source.url} rel="noopener" className="text-link">
                {source.title}
              </a>
              .{' '}
            </>
          ) : null}
          {t('checked', { date: formatDate(checkedOn, locale) })}
        </p>
      </div>
    </>
  );
}

interface BackToListProps {
  /** Search of the list, read from the URL. */
  search: ListingSearch;
  /** Row to return to. */
  slug: string;
  /** Names of islands by slug. */
  islands: ReadonlyMap<string, string>;
  locale: Locale;
}

/** Parameters that links to similar listings carry too; alone they do not mean a list. */
const carried: readonly string[] = ['from', 'to', 'guests'];

/**
 * Link back to the row in the list, with all filters. Not rendered if the visitor did not come from
 * a list.
 */
async function BackToList({ search, slug, islands, locale }: BackToListProps) {
  if (listingParameters(search).every(([name]) => carried.includes(name))) return null;
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.detail' }),
    filterWords(search.kind, locale, islands),
  ]);
  const address = localizePath(listingAddress(listPath[search.kind], search), locale);
  const wishes = wishesOf(search).map((wish) => words.wish(search, wish));
  return (
    <p className="mt-4 font-ui text-sm text-ink-2">
      <a href={`${address}#${slug}`} className="text-link inline-flex min-h-11 items-center gap-2">
        <span aria-hidden="true">←</span>
        {t('back')}
      </a>
      {wishes.length > 0 ? <span className="ml-3 inline-block">{wishes.join(' · ')}</span> : null}
    </p>
  );
}
