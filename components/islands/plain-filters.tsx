import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';
import { type Character, characters } from '@/lib/records/islands/schema';

/** Filters as links, applied by the server; replaces the controls without JavaScript. */
export async function PlainFilters({ chosen }: { chosen: readonly Character[] }) {
  const t = await getTranslations('islands');
  return (
    <nav aria-label={t('list.character')} className="mt-5 mb-6 hidden noscript:block">
      <h3 className="label-caps pb-1.5">{t('list.character')}</h3>
      <ul className="flex flex-wrap gap-x-5 font-ui">
        {characters.map((character) => (
          <li key={character}>
            <SiteLink
              href={`${routes.islands}?character=${character}`}
              rel="nofollow"
              aria-current={chosen.includes(character) ? 'true' : undefined}
              className="text-link inline-flex min-h-11 items-center aria-current:font-semibold aria-current:text-accent"
            >
              {t(`characters.${character}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
