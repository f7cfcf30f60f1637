import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { PlaceMark } from '@/components/maps/place-mark';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Fold } from '@/components/ui/fold';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatNumber } from '@/lib/foundation/i18n/format';
import {
  type NearbyQuery,
  type NearbyReading,
  nearbyAddress,
  nearbyParameters,
  shownWithin,
  withinFields,
} from '@/lib/records/nearby/address';
import { type DistanceUnits, placeKinds } from '@/lib/records/nearby/types';

interface StartFormsProps {
  action: string;
  reading: NearbyReading;
  islands: readonly { slug: string; name: string }[];
}

/** Forms for an island or coordinates, which need neither permission nor JavaScript. */
export async function StartForms({ action, reading, islands }: StartFormsProps) {
  const t = await getTranslations('nearby');
  const { query, faults, typed } = reading;
  const kept = { ...query, at: undefined, island: undefined };
  return (
    <>
      <form action={action} noValidate>
        <KeptParameters query={kept} />
        <SelectField
          id="nearby-island"
          name="island"
          label={t('start.island')}
          hint={t('start.islandHint')}
          error={faults.includes('island') ? t('faults.island') : undefined}
          defaultValue={query.island ?? ''}
        >
          <option value="">{t('start.islandChoose')}</option>
          {islands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <button type="submit" className={buttonClass('secondary', 'mt-3')}>
          {t('start.submit')}
        </button>
      </form>
      <form action={action} noValidate>
        <KeptParameters query={kept} />
        <Field
          id="nearby-at"
          name="at"
          label={t('start.coordinates')}
          hint={t('start.coordinatesHint')}
          error={faults.includes('at') ? t('faults.at') : undefined}
          defaultValue={typed.at}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className={buttonClass('secondary', 'mt-3')}>
          {t('start.submit')}
        </button>
      </form>
    </>
  );
}

interface FilterFormProps {
  /** Localized path of the page, and the path without language prefix. */
  action: string;
  path: string;
  reading: NearbyReading;
  units: DistanceUnits;
}

/** Filter for kinds and distance, folded on a phone. The kinds are also the legend of the map. */
export async function FilterForm({ action, path, reading, units }: FilterFormProps) {
  const [t, locale] = await Promise.all([getTranslations('nearby'), currentLocale()]);
  const { query, faults } = reading;
  const start = { ...query, kinds: [], within: undefined };
  const narrowed = nearbyParameters(query).length > nearbyParameters(start).length;
  const { name, min, max } = withinFields[units];
  return (
    <Fold
      title={<span className="font-ui font-semibold">{t('filter.title')}</span>}
      isOpen={narrowed || faults.length > 0}
      className="border-y border-rule lg:border-t-0 lg:supports-[selector(::details-content)]:[&>summary]:hidden"
    >
      <form action={action} noValidate aria-label={t('filter.label')} className="pb-5">
        <KeptParameters query={start} />
        <fieldset aria-describedby={faults.includes('kind') ? 'nearby-kind-error' : undefined}>
          <legend className="font-ui text-sm font-medium">{t('filter.kinds')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {placeKinds.map((kind) => (
              <label
                key={kind}
                className="flex min-h-11 cursor-pointer items-center gap-2 font-ui text-sm"
              >
                <input
                  type="checkbox"
                  name="kind"
                  value={kind}
                  defaultChecked={query.kinds.length === 0 || query.kinds.includes(kind)}
                  className="size-5 accent-(--ink)"
                />
                <PlaceMark kind={kind} />
                {t(`kinds.${kind}`)}
              </label>
            ))}
          </div>
          {faults.includes('kind') ? (
            <p id="nearby-kind-error" className="mt-1 font-ui text-sm font-medium text-bad">
              {t('faults.kind')}
            </p>
          ) : null}
        </fieldset>
        <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="w-36">
            <Field
              id="nearby-within"
              name={name}
              label={t(units === 'imperial' ? 'filter.withinMiles' : 'filter.within')}
              inputMode="decimal"
              defaultValue={shownWithin(reading, units, locale)}
              error={
                faults.includes('within')
                  ? t(units === 'imperial' ? 'faults.withinMiles' : 'faults.within', {
                      min: formatNumber(min, locale),
                      max: formatNumber(max, locale),
                    })
                  : undefined
              }
              maxLength={8}
              autoComplete="off"
            />
          </div>
          <button type="submit" className={buttonClass('secondary', 'mt-6')}>
            {t('filter.submit')}
          </button>
          {narrowed ? (
            <SiteLink
              href={nearbyAddress(path, start)}
              data-scroll="keep"
              className={buttonClass('quiet', 'mt-6')}
            >
              {t('filter.clear')}
            </SiteLink>
          ) : null}
        </div>
      </form>
    </Fold>
  );
}

/** Hidden fields for query parameters that have no field in the form. */
function KeptParameters({ query }: { query: NearbyQuery }) {
  return nearbyParameters(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
