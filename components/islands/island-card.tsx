import { getFormatter, getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { type Locale, secondLocale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { islandFacts } from '@/lib/records/islands/rules';
import type { Island } from '@/lib/records/islands/schema';
import { PosterFrame } from './poster-frame';

interface IslandCardProps {
  island: Island;
  locale: Locale;
}

/** Card of an island: poster, name in both scripts and the figures the list can be sorted by. */
export async function IslandCard({ island, locale }: IslandCardProps) {
  const [t, format] = await Promise.all([getTranslations('islands'), getFormatter()]);
  const { areaKm2, population, airport, minutesFromAthens } = islandFacts(island);
  const other = secondLocale(locale);
  return (
    <SiteLink href={routes.island(island.slug)} className="group block h-full pb-2">
      <PosterFrame slug={island.slug} />
      <h3 className="mt-3 text-lg leading-tight group-hover:text-accent sm:text-xl">
        {island.name[locale]}
      </h3>
      <p lang={other} className="font-display text-ink-2">
        {island.name[other]}
      </p>
      <p className="mt-2 text-sm leading-snug sm:text-base">{island.shortDescription[locale]}</p>
      <p className="mt-2.5 font-ui text-sm leading-normal text-ink-2 tabular-nums">
        <span className="block">
          {t('card.area', { area: format.number(areaKm2, { maximumFractionDigits: 1 }) })}
          <Dot />
          {t('card.people', { count: population })}
        </span>
        <span className="block">
          {t('card.hours', { duration: formatDuration(minutesFromAthens, locale) })}
          {airport ? (
            <>
              <Dot />
              {t('card.airport')}
            </>
          ) : null}
        </span>
      </p>
    </SiteLink>
  );
}

/** Separates two facts; the hidden comma makes screen readers pause. */
function Dot() {
  return (
    <>
      <span className="sr-only">, </span>
      <span aria-hidden="true"> · </span>
    </>
  );
}
