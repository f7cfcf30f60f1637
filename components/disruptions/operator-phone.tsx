import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Operator } from '@/lib/sea/timetable/types';

/** Company of a line, with its address and phone where the timetable has them. */
export async function OperatorPhone({ operator, locale }: { operator: Operator; locale: Locale }) {
  const t = await getTranslations('disruptions.boats');
  const { name, url, phone } = operator;
  return (
    <p className="text-sm text-ink-2">
      {url ? (
        <a href={url} rel="noopener nofollow" className="text-link">
          {t('ask', { operator: name[locale] })}
        </a>
      ) : (
        t('ask', { operator: name[locale] })
      )}
      {phone ? (
        <>
          {', '}
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-link">
            {phone}
          </a>
        </>
      ) : null}
    </p>
  );
}
