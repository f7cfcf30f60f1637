import { getTranslations } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Island } from '@/lib/records/islands/schema';

interface IslandSourcesProps {
  island: Pick<Island, 'sources' | 'checkedOn'>;
  locale: Locale;
}

/** Sources of the facts and the date of their last check. */
export async function IslandSources({ island, locale }: IslandSourcesProps) {
  const t = await getTranslations('islands.island.sources');
  return (
    <section aria-labelledby="sources-title" className="page-grid pb-16 font-ui text-sm">
      <Fold
        title={
          <h2 id="sources-title" className="font-ui text-sm font-semibold">
            {t('title')}
          </h2>
        }
        className="border-t border-rule lg:pt-6"
      >
        <ul className="mt-2 gap-x-12 text-ink-2 lg:columns-2">
          {island.sources.map(({ title, url }) => (
            <li key={url} className="break-inside-avoid py-1">
              <a href={url} rel="noopener" className="text-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-2">
          {t('checked', { date: formatDate(island.checkedOn, locale) })}
        </p>
      </Fold>
    </section>
  );
}
