import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import {
  type FilterField,
  type FoodFilter,
  filterAddress,
  type Relaxation,
} from '@/lib/records/culinary/filter';

/** Lists query parameters that were ignored as invalid. */
export async function IgnoredWishes({ ignored }: { ignored: readonly FilterField[] }) {
  const t = await getTranslations('culinary.ignored');
  if (ignored.length === 0) return null;
  return (
    <Note>
      {ignored.map((field) => (
        <p key={field}>{t(field)}</p>
      ))}
    </Note>
  );
}

interface NothingFoundProps {
  filter: FoodFilter;
  ways: readonly Relaxation[];
  locale: Locale;
}

/** Message for an empty result: filters to remove, and the number of entries without each. */
export async function NothingFound({ filter, ways, locale }: NothingFoundProps) {
  const t = await getTranslations('culinary.nothing');
  return (
    <div className="mt-6 mb-10 border-t border-rule pt-8">
      <h2>{t('title')}</h2>
      <p className="mt-2 text-ink-2">{filter.season ? t('textSeason') : t('text')}</p>
      <ul className="mt-4 font-ui">
        {ways.map(({ field, filter: relaxed, count }) => (
          <li key={field}>
            <a
              href={localizePath(filterAddress(relaxed), locale)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t(field, { count })}
            </a>
          </li>
        ))}
        <li>
          <a
            href={localizePath(routes.culinary, locale)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('all')}
          </a>
        </li>
      </ul>
    </div>
  );
}
