import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { LongSelectField } from '@/components/ui/long-select-field';
import { allValues, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isDate } from '@/lib/foundation/time/days';
import { searchQueryAddress } from '@/lib/sea/ferries/search/address';
import type { DayRange } from '@/lib/sea/ferries/search/crossing-days';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { legKey } from '@/lib/sea/ferries/search/fault-texts';
import { type LegPart, readLeg } from '@/lib/sea/ferries/search/further-legs';
import { mostLegsRead } from '@/lib/sea/ferries/search/read-search';
import type { Network } from '@/lib/sea/timetable/network';
import { portOptions, withWritten } from './port-options';

interface InvalidLegFieldsProps {
  locale: Locale;
  network: Network;
  /** First and last day the search accepts. */
  open: DayRange;
  query: RawQuery;
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>;
}

/**
 * Fields for all further legs if at least one is invalid, in their order, with the values entered
 * and each error at its field.
 */
export async function InvalidLegFields({
  locale,
  network,
  open,
  query,
  errors,
}: InvalidLegFieldsProps) {
  const t = await getTranslations('ferrySearch');
  const ports = await portOptions({ locale, network });
  const written = allValues(query.leg);
  const legs = written.slice(0, mostLegsRead).map(readLeg);
  const hasFieldErrors = Object.keys(errors).some((key) => key.startsWith('leg-'));
  return (
    <>
      {legs.map((leg, index) => {
        const field = (part: LegPart) => ({
          id: `${legKey({ index, part })}`,
          name: `leg-${part}`,
          label: t(`form.${part}`),
          error: errors[legKey({ index, part })],
        });
        const place = (part: 'from' | 'to') => {
          const value = endOf(network, leg[part])?.id ?? leg[part];
          return (
            <LongSelectField
              {...field(part)}
              value={value}
              {...withWritten(ports, { locale, network }, value)}
            />
          );
        };
        const others = { ...query, leg: written.filter((_, place) => place !== index) };
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a leg.
            key={index}
            className="mt-5 min-w-0 border-t border-rule pt-4"
          >
            <legend className="float-left font-ui font-semibold">
              {legs.length > 1
                ? t('results.furtherNumber', { number: index + 1 })
                : t('results.purpose.further')}
            </legend>
            <p className="text-right font-ui text-sm">
              <a href={localizePath(searchQueryAddress(others), locale)} className="text-link">
                {t('results.remove')}
              </a>
            </p>
            <div className="clear-both grid items-start gap-x-3 gap-y-4 pt-2 sm:grid-cols-3">
              {place('from')}
              {place('to')}
              <Field
                {...field('date')}
                // Browsers clear a date field whose value is not a date; a text field keeps it.
                type={leg.date === '' || isDate(leg.date) ? 'date' : 'text'}
                min={open.first}
                max={open.last}
                defaultValue={leg.date}
              />
            </div>
          </fieldset>
        );
      })}
      {hasFieldErrors || !errors.leg ? null : (
        <p className="mt-3 font-ui text-sm font-medium text-bad">{errors.leg}</p>
      )}
    </>
  );
}
