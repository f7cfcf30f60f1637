import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Operator } from '@/lib/sea/timetable/types';

interface OperatorLinksProps {
  locale: Locale;
  operators: readonly Operator[];
  /** `name` shows only the names, below a heading that explains them. */
  label?: 'checkWith' | 'name';
}

/** Number of links up to which each is a sentence; longer lists would fill a phone. */
const mostSentences = 3;

/**
 * Links to the ferry companies, or to the operators of an island's ferries, for authoritative
 * information. Skips operators without a URL in the feed.
 */
export async function OperatorLinks({
  locale,
  operators,
  label = 'checkWith',
}: OperatorLinksProps) {
  const t = await getTranslations('ferries.label');
  const linked = operators.filter(({ url }) => url.startsWith('https:'));
  if (linked.length === 0) return null;
  const isList = label === 'checkWith' && linked.length > mostSentences;
  return (
    <>
      {isList ? <p className="mt-2 font-ui text-sm">{t('checkWithThese')}</p> : null}
      <ul className="flex flex-wrap gap-x-5 font-ui text-sm">
        {linked.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} rel="noopener" className="text-link inline-flex min-h-11 items-center">
              {isList || label === 'name'
                ? name[locale]
                : t('checkWith', { operator: name[locale] })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
