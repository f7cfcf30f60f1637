import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { Island } from '@/lib/records/islands/schema';
import { IslandSection } from './island-section';

interface IslandCharacterProps {
  island: Island;
  locale: Locale;
}

/** Kinds of visitors the island suits, with links to similar islands. */
export async function IslandCharacter({ island, locale }: IslandCharacterProps) {
  const t = await getTranslations('islands');
  const { tags, text } = island.character;
  return (
    <IslandSection id="who-for" title={t('island.character.title')}>
      <p className="measure text-lg leading-relaxed">{text[locale]}</p>
      <ul className="mt-6 flex flex-wrap gap-2 font-ui text-sm">
        {tags.map((tag) => {
          const character = t(`characters.${tag}`);
          return (
            <li key={tag}>
              <SiteLink
                href={`${routes.islands}?character=${tag}`}
                aria-label={t('island.character.more', { character })}
                className="inline-flex min-h-11 items-center rounded-[3px] border border-control px-4 hover:border-ink hover:bg-deep"
              >
                {character}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </IslandSection>
  );
}

interface IslandActivitiesProps extends IslandCharacterProps {
  /** Listings of activities. */
  children: ReactNode;
}

/** Four activities by name, and some with a page of their own. */
export async function IslandActivities({ island, locale, children }: IslandActivitiesProps) {
  const t = await getTranslations('islands.island.activities');
  return (
    <IslandSection
      id="activities"
      title={t('title')}
      margin={
        <p className="mt-4 font-ui text-sm">
          <SiteLink
            href={`${routes.culinary}?island=${island.slug}`}
            className="text-link inline-block py-1"
          >
            {t('food')}
          </SiteLink>
        </p>
      }
    >
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {island.activities.map((activity, index) => (
          <li
            key={activity.en}
            className="flex items-baseline gap-5 border-b border-rule py-4 sm:[&:nth-child(-n+2)]:border-t max-sm:first:border-t"
          >
            <span aria-hidden="true" className="font-ui text-sm text-ink-2 tabular-nums">
              {index + 1}
            </span>
            <span className="font-display text-lg leading-snug">{activity[locale]}</span>
          </li>
        ))}
      </ol>
      <h3 className="mt-9 mb-3">{t('detail')}</h3>
      {children}
    </IslandSection>
  );
}
