import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { monthName } from '@/lib/records/islands/format';
import type { Character } from '@/lib/records/islands/schema';
import type { ClimateMonth } from '@/lib/records/weather/climate';

interface WhyTheseProps {
  reasons: ReadonlyMap<IslandSlug, readonly Character[]>;
  /** Interests that are out of season in the month. */
  outOfSeason: readonly Character[];
  /** Climate of the month on the first island, and the number of that month. */
  climate: ClimateMonth;
  month: number;
  locale: Locale;
}

/** Reasons for each island, and the usual weather. */
export async function WhyThese({ reasons, outOfSeason, climate, month, locale }: WhyTheseProps) {
  const t = await getTranslations();
  const { high, low, seaC } = climate;
  const named = (wishes: readonly Character[]) =>
    wishes.map((one) => t(`islands.characters.${one}`).toLocaleLowerCase(locale)).join(', ');
  return (
    <div className="page-grid grid gap-x-12 gap-y-6 pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="why">
        <h3 id="why">{t('tripSuggestions.result.why')}</h3>
        <ul className="mt-2">
          {[...reasons].map(([island, wishes]) => (
            <li key={island} className="border-t border-rule py-2">
              <SiteLink
                href={routes.island(island)}
                className="mr-3 font-display text-lg hover:text-accent"
              >
                {islandName(island, locale)}
              </SiteLink>
              <span className="font-ui text-ink-2">
                {wishes.length > 0
                  ? t('tripSuggestions.result.meets', {
                      wishes: named(wishes),
                    })
                  : t('tripSuggestions.result.nearby')}
              </span>
            </li>
          ))}
        </ul>
        {outOfSeason.length > 0 ? (
          <p className="measure mt-2 border-t border-rule pt-3 font-ui">
            {t('tripSuggestions.result.outOfSeason', {
              month: monthName(month, locale),
              wishes: named(outOfSeason),
            })}
          </p>
        ) : null}
        <p className="measure mt-2 border-t border-rule pt-3 font-ui text-sm text-ink-2">
          {t('tripSuggestions.result.rule')}
        </p>
      </section>
      <section aria-labelledby="climate">
        <h3 id="climate">{t('tripSuggestions.result.climate')}</h3>
        <p className="mt-2 border-t border-rule py-2 font-ui">
          <b className="mr-3 font-medium">{monthName(month, locale)}</b>
          {t('tripSuggestions.result.climateLine', {
            high: Math.round(high),
            low: Math.round(low),
            sea: seaC === null ? 'none' : String(Math.round(seaC)),
          })}
        </p>
        <p className="font-ui text-sm text-ink-2">
          {t('tripSuggestions.result.average')}{' '}
          <SiteLink href={routes.weather} className="text-link">
            {t('sitemap.pages./weather')}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}
