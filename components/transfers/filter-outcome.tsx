import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import { transfersAddress } from '@/lib/booking/transfers/address';
import type { Ignored, Relaxation } from '@/lib/booking/transfers/filter';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';

/** Lists query parameters that were ignored as invalid. */
export async function IgnoredWishes({ ignored }: { ignored: readonly Ignored[] }) {
  const t = await getTranslations('transfers.ignored');
  if (ignored.length === 0) return null;
  return (
    <Note>
      {ignored.map((reason) => (
        <p key={reason}>{t(reason)}</p>
      ))}
    </Note>
  );
}

interface NothingFoundProps {
  relaxations: readonly Relaxation[];
  locale: Locale;
}

/** Message for an empty result: filters to remove, and the number of results without each. */
export async function NothingFound({ relaxations, locale }: NothingFoundProps) {
  const t = await getTranslations('transfers.nothing');
  const ways = [
    ...relaxations.map(({ field, filter, count }) => ({ text: t(field, { count }), filter })),
    { text: t('all'), filter: {} },
  ];
  return (
    <div className="border-t border-rule pt-8 pb-10">
      <h2>{t('title')}</h2>
      <p className="mt-2 text-ink-2">{t('text')}</p>
      <ul className="mt-4 font-ui">
        {ways.map(({ text, filter }) => (
          <li key={text}>
            <a
              href={localizePath(transfersAddress(filter), locale)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
