import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Vehicle } from '@/lib/booking/listings/vehicles/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { DetailSection } from '../detail/detail-section';
import { FactList } from '../detail/fact-list';
import { KeepOrShare } from '../detail/keep-or-share';
import { ListingData } from '../detail/listing-data';
import { SimilarListings } from '../detail/similar-listings';
import { filterWords } from '../filter-words';
import { PriceYear } from '../place/price-year';
import type { ListingRow } from '../rows/row';
import { LicenceRules } from './licence-rules';
import { VehicleDrawing } from './vehicle-drawing';
import { vehicleFacts } from './vehicle-facts';
import '../detail/detail.css';

interface VehicleDetailProps {
  vehicle: Vehicle;
  /** Names of islands by slug. */
  islands: ReadonlyMap<string, string>;
  /** Similar vehicles. */
  similar: readonly ListingRow[];
  locale: Locale;
}

/** Sections of a vehicle page below its name and description. */
export async function VehicleDetail(props: VehicleDetailProps) {
  const { vehicle, islands, similar, locale } = props;
  const [t, tList, words] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicles.page' }),
    getTranslations({ locale, namespace: 'listings.list' }),
    filterWords('vehicles', locale, islands),
  ]);
  return (
    <>
      <KeepOrShare kind="vehicles" slug={vehicle.slug} isSample={vehicle.isSample} />
      <div className="detail-glance">
        <FactList facts={await vehicleFacts(vehicle, words, locale)} />
        <VehicleDrawing of={vehicle.class} className="detail-drawing" />
      </div>
      {vehicle.isSample ? null : (
        <DetailSection id="price" title={t('price')}>
          <div className="detail-steps">
            <PriceYear
              price={vehicle.pricePerDay}
              openMonths={vehicle.months}
              unit={tList('perDay')}
              note={t('priceNote')}
              locale={locale}
            />
          </div>
        </DetailSection>
      )}
      <LicenceRules vehicle={vehicle} words={words} />
      <DetailSection id="insurance" title={t('insurance')}>
        <p className="measure">{vehicle.insurance[locale]}</p>
        <p className="measure mt-3">
          {t(vehicle.extras.includes('ferry-allowed') ? 'ferryAllowed' : 'ferryForbidden')}
        </p>
      </DetailSection>
      <DetailSection id="islands" title={t('islands')}>
        <ul className="detail-islands">
          {vehicle.islands.map((slug) => (
            <li key={slug}>
              <SiteLink href={routes.island(slug)} className="text-link">
                {bareName(islands.get(slug) ?? slug)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </DetailSection>
      <SimilarListings rows={similar} />
      <ListingData kind="vehicles" record={vehicle} island="" amenities={[]} locale={locale} />
    </>
  );
}
