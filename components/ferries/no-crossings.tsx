import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { missedReason } from '@/components/timetable/missed-reason';
import { formatDay } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { onAnotherDay } from '@/lib/sea/ferries/search/crossing-days';
import { without } from '@/lib/sea/ferries/search/offer-filter';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import type { CrossingAnswer } from '@/lib/sea/ferries/search/search-result';
import { whyNone } from '@/lib/sea/ferries/search/why-none';
import type { Network } from '@/lib/sea/timetable/network';

interface NoCrossingsProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  answer: CrossingAnswer;
}

/**
 * Reason why a list is empty, and ways out: drop a filter, take the nearest day with a boat, or
 * start from another port.
 */
export async function NoCrossings({ locale, network, search, answer }: NoCrossingsProps) {
  const t = await getTranslations('ferrySearch');
  const { crossing, withoutWish, alternatives, missed } = answer;
  const { from, to, date } = crossing;
  const { before, after, origins = [] } = alternatives ?? {};
  const href = (changed: FerrySearch) => localizePath(searchAddress(changed), locale);
  const day = (on: string) => formatDay(on, locale);
  const places = { from: from.name[locale], to: to.name[locale], day: day(date) };
  const helpful = withoutWish.filter(({ count }) => count > 0);
  const [connection] = missed;
  const missedText = connection
    ? t('none.missedText', { reason: await missedReason(connection, network, locale) })
    : undefined;
  const reasons = {
    better: { title: t('none.betterTitle'), text: t('none.betterText', places) },
    filter: { title: t('filter.none') },
    cancelled: { title: t('none.cancelledTitle'), text: t('none.cancelledText', places) },
    moved: { title: t('none.movedTitle'), text: t('none.movedText', places) },
    missed: { title: t('none.missedTitle'), text: missedText },
    nothing: { title: t('none.title'), text: t('none.text', places) },
  };
  const reason = reasons[whyNone(answer)];
  return (
    <Frame {...reason}>
      {helpful.map(({ key, count }) => (
        <Choice key={key} href={href(without(search, key))}>
          {t('filter.without', { wish: t(`filter.wish.${key}`), count })}
        </Choice>
      ))}
      {helpful.length === 0 && answer.found > 0 ? (
        <Choice href={href({ ...search, filter: {} })}>{t('filter.clear')}</Choice>
      ) : null}
      {before ? (
        <Choice href={href(onAnotherDay(search, crossing, before))}>
          {t('none.before', { day: day(before) })}
        </Choice>
      ) : null}
      {after ? (
        <Choice href={href(onAnotherDay(search, crossing, after))}>
          {t('none.after', { day: day(after) })}
        </Choice>
      ) : null}
      {before || after ? null : <li>{t('none.nothing')}</li>}
      {origins.length > 0 ? (
        <li className="mt-3">
          {t('none.others', placeArguments('to', to.name[locale], locale))}
          <ul className="flex flex-wrap gap-x-6">
            {origins.map((origin) => {
              const instead = { from: origin, to, date, purpose: 'outbound' as const };
              return (
                <Choice key={origin.id} href={href({ ...search, crossings: [instead] })}>
                  {origin.name[locale]}
                </Choice>
              );
            })}
          </ul>
        </li>
      ) : null}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

function Frame({ title, text, children }: FrameProps) {
  return (
    <div className="border-y border-rule py-8">
      <p className="font-display text-lg">{title}</p>
      {text ? <p className="measure mt-2 text-ink-2">{text}</p> : null}
      <ul className="mt-4 flex flex-col items-start gap-x-6 font-ui">{children}</ul>
    </div>
  );
}

function Choice({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} data-scroll="keep" className="text-link inline-flex min-h-11 items-center">
        {children}
      </a>
    </li>
  );
}
