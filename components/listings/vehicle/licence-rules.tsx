import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Vehicle } from '@/lib/booking/listings/vehicles/schema';
import { routes } from '@/lib/platform/routes/register';
import { DetailSection } from '../detail/detail-section';
import type { FilterWords } from '../filter-words';

/**
 * Source of the rules on foreign licences in Greece: circular Δ30/Α3/5599/09.01.2023 of the
 * deputy minister of transport, as published by the association of car rental companies (read
 * 2026-11-22).
 */
const circular =
  'https://www.steea.gr/adeies-odigisis-ischys-ellinikon-kai-xenon-adeion-odigisis-stin-ellada/';

/** Licence and age required to drive a vehicle. */
export async function LicenceRules({ vehicle, words }: { vehicle: Vehicle; words: FilterWords }) {
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
