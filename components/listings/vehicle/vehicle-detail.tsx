import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Vehicle } from '@/lib/booking/listings/vehicles/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import {
  DetailSection,
  type Fact,
  FactList,
  KeepOrShare,
  SimilarListings,
} from '../detail/detail-parts';
import { ListingData } from '../detail/structured-data';
import { type FilterWords, filterWords } from '../filter-words';
import { PriceYear } from '../place/price-year';
import type { ListingRow } from '../rows/row';
import { VehicleDrawing } from './vehicle-drawing';
import '../detail/detail.css';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { formatMonths } from '@/lib/records/islands/format';

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

/** Returns the facts of a vehicle as text. */
async function vehicleFacts(vehicle: Vehicle, words: FilterWords, locale: Locale): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'vehicles.page' });
  const { seats, doors, bags, gearbox, fuel, months, depositCents, extras } = vehicle;
  const included = extras.filter((extra) => extra !== 'ferry-allowed');
  const deposit =
    depositCents === null
      ? t('depositUnknown')
      : depositCents === 0
        ? t('noDeposit')
        : t('blocked', { price: formatEuros(depositCents, locale) });
  return [
    [t('class'), words.value('class', vehicle.class)],
    [
      t('room'),
      [
        t('seats', { count: seats }),
        ...(doors > 0 ? [t('doors', { count: doors })] : []),
        ...(bags > 0 ? [t('bags', { count: bags })] : []),
      ].join(', '),
    ],
    // Vehicles without an engine have no gearbox to mention.
    ...(fuel === 'none'
      ? []
      : [
          [t('gearbox'), words.value('gearbox', gearbox)] as const,
          [t('fuel'), words.value('fuel', fuel)] as const,
        ]),
    [t('when'), months.length === 12 ? t('allYear') : formatMonths(months, locale)],
    ...(vehicle.isSample ? [] : [[t('deposit'), deposit] as const]),
    [
      t('included'),
      included.length > 0
        ? included.map((extra) => words.value('extras', extra)).join(', ')
        : t('nothingIncluded'),
    ],
  ];
}

/**
 * Source of the rules on foreign licences in Greece: circular Δ30/Α3/5599/09.01.2023 of the
 * deputy minister of transport, as published by the association of car rental companies (read
 * 2026-11-22).
 */
const circular =
  'https://www.steea.gr/adeies-odigisis-ischys-ellinikon-kai-xenon-adeion-odigisis-stin-ellada/';

/** Licence and age required to drive a vehicle. */
async function LicenceRules({ vehicle, words }: { vehicle: Vehicle; words: FilterWords }) {
  const t = await getTranslations('vehicles.page');
  const { licence, minimumAge } = vehicle;
  const needed = licence.class !== 'none';
  return (
    <DetailSection id="licence" title={t('licence')}>
      <ul className="detail-ways measure">
        <li>{needed ? words.value('licence', licence.class) : t('noLicence')}</li>
        {needed && licence.yearsHeld > 0 ? (
          <li>{t('yearsHeld', { count: licence.yearsHeld })}</li>
        ) : null}
        <li>{t('age', { age: minimumAge })}</li>
      </ul>
      {licence.permitOutsideEu ? (
        <>
          <p className="measure mt-4">{t('permit')}</p>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 font-ui text-sm">
            <a href={circular} rel="noopener" hrefLang="el" className="text-link">
              {t('circular')}
            </a>
            <SiteLink href={`${routes.help}#driving-licence`} className="text-link">
              {t('licenceHelp')}
            </SiteLink>
          </p>
        </>
      ) : null}
    </DetailSection>
  );
}
