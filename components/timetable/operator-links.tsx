import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Operator } from '@/lib/timetable/types';

interface OperatorLinksProps {
  locale: Locale;
  operators: readonly Operator[];
  /** Their names alone, where a heading says whose they are. */
  label?: 'checkWith' | 'name';
}

/** More than these are named after one another: a sentence for each would fill a phone. */
const mostSentences = 3;

/** Out to where the companies, or those who run a boat for an island, say it themselves; a feed need not know where. */
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
