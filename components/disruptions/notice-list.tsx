import { getTranslations } from 'next-intl/server';
import { formatMoment } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensZone } from '@/lib/foundation/time/athens';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Notice } from '@/lib/sea/ferries/disruptions/types';
import type { Network } from '@/lib/sea/timetable/network';
import { noticeText } from '@/lib/sea/timetable/notices';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { lineNames } from './line-names';
import { ReportedAt } from './reported-at';

interface NoticeListProps {
  locale: Locale;
  network: Network;
  notices: readonly Notice[];
}

/** Strikes and notices with their periods, ports, boats, source and time. */
export function NoticeList({ locale, network, notices }: NoticeListProps) {
  return (
    <ul className="grid gap-4">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} {...{ locale, network, notice }} />
      ))}
    </ul>
  );
}

async function NoticeItem({
  locale,
  network,
  notice,
}: Omit<NoticeListProps, 'notices'> & { notice: Notice }) {
  const [t, realtime] = await Promise.all([
    getTranslations('disruptions.notices'),
    getTranslations('ferries.realtime'),
  ]);
  const { id, kind, alert, portIds, lines } = notice;
  const [header, description, url] = [alert.header, alert.description, alert.url].map((texts) =>
    noticeText(texts, locale),
  );
  const places = portIds && [
    ...new Set(portIds.map((port) => stationLabel(network, port, locale))),
  ];
  return (
    <li
      id={id}
      className={`scroll-mt-24 border-l-2 bg-deep px-4 py-3 font-ui ${kind === 'notice' ? 'border-accent' : 'border-bad'}`}
    >
      <p className="text-sm font-semibold">
        <span className={kind === 'notice' ? '' : 'text-bad'}>{t(`kinds.${kind}`)}</span>
        {' · '}
        {await periodText(alert.periods, locale)}
      </p>
      <h3
        className="mt-1 font-ui text-base font-semibold"
        {...(header?.language ? { lang: header.language } : {})}
      >
        {header?.text ?? t('untitled')}
      </h3>
      {description ? (
        <p
          className="measure mt-1 whitespace-pre-line text-sm"
          {...(description.language ? { lang: description.language } : {})}
        >
          {description.text}
        </p>
      ) : null}
      <p className="measure mt-1 text-sm">
        {places ? t('ports', { ports: places.join(', ') }) : t('everywhere')}
      </p>
      {lines.length > 0 ? (
        <details className="measure mt-1 text-sm">
          <summary className="inline-flex min-h-11 items-center font-semibold">
            {t('stopped', { count: lines.reduce((sum, { boats }) => sum + boats, 0) })}
            <span aria-hidden="true" className="ms-2 text-accent">
              ▾
            </span>
          </summary>
          {await lineNames(network, lines, locale)}
        </details>
      ) : null}
      <p className="mt-1 text-sm text-ink-2">
        <ReportedAt at={alert.at} locale={locale} />
        {url ? (
          <>
            {' · '}
            <a href={url.text} rel="noopener nofollow" className="text-link">
              {realtime('link')}
            </a>
          </>
        ) : null}
      </p>
    </li>
  );
}

/** Periods in words, the first three. */
export async function periodText(
  periods: Notice['alert']['periods'],
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'disruptions.notices' });
  const moment = (at: EpochMinutes) => formatMoment(utcIso(at), locale, athensZone);
  const words = periods.slice(0, 3).flatMap(({ start, end }) => {
    if (start !== undefined && end !== undefined) {
      return t('span', { from: moment(start), until: moment(end) });
    }
    if (start !== undefined) return t('from', { from: moment(start) });
    return end === undefined ? [] : t('until', { until: moment(end) });
  });
  return words.length > 0 ? words.join(', ') : t('open');
}
