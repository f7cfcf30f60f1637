import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { TableScroll } from '@/components/ui/table-scroll';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatNumber } from '@/lib/foundation/i18n/format';
import { clockOf, daylightOn } from '@/lib/foundation/time/sun';
import { routes } from '@/lib/platform/routes/register';
import { monthName } from '@/lib/records/islands/format';
import { climateStations } from '@/lib/records/weather/climate';

/** Year for sunrise and sunset, which hardly change from one to the next. */
const sunYear = 2027;

interface MonthClimateProps {
  /** Months counted from 1, separated by spaces, as MDX passes them: `11 12`. */
  months: string;
}

/** Average air, sea and rain of months at the climate stations, with the sun in the middle of each month. */
export async function MonthClimate({ months }: MonthClimateProps) {
  const [t, locale] = await Promise.all([getTranslations('guides.monthClimate'), currentLocale()]);
  const whole = (value: number) => formatNumber(Math.round(value), locale);
  const degrees = (value: number | null) => (value === null ? '–' : `${whole(value)}\u00A0°C`);
  const numbers = months.split(' ').map(Number);
  const nameOf = (month: number) => monthName(month, locale);
  const rows = numbers.flatMap((month) =>
    climateStations.flatMap(({ id, name, months: averages }) => {
      const average = averages[month - 1];
      return average ? { key: `${month}-${id}`, month, name: name[locale], average } : [];
    }),
  );
  const [place] = climateStations;
  const sun = numbers.flatMap((month) => {
    if (!place) return [];
    const { rise, set } = daylightOn(
      `${sunYear}-${String(month).padStart(2, '0')}-15`,
      place.position,
    );
    return t('sun', { month: nameOf(month), rise: clockOf(rise), set: clockOf(set) });
  });
  return (
    <>
      <TableScroll label={t('label')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('night')}</th>
              <th scope="col">{t('sea')}</th>
              <th scope="col">{t('rain')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, month, name, average: { high, low, seaC, rainMm } }) => (
              <tr key={key}>
                <th scope="row">
                  {numbers.length > 1
                    ? t('placeInMonth', { place: name, month: nameOf(month) })
                    : name}
                </th>
                <td>{degrees(high)}</td>
                <td>{degrees(low)}</td>
                <td>{degrees(seaC)}</td>
                <td>{rainMm === null ? '–' : t('mm', { mm: whole(rainMm) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p>
        <small className="text-sm">
          {sun.join(' ')} {t('note')}{' '}
          <SiteLink href={`${routes.weather}#climate`} className="text-link">
            {t('link')}
          </SiteLink>
        </small>
      </p>
    </>
  );
}
