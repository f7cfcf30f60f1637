import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Network } from '@/lib/sea/timetable/network';
import {
  type NoticedScreen,
  type NoticeText,
  noticesFor,
  noticeText,
} from '@/lib/sea/timetable/notices';
import type { ServiceAlert } from '@/lib/sea/timetable/realtime/types';

interface NoticesProps {
  locale: Locale;
  network: Pick<Network, 'realtime' | 'lines' | 'trips'>;
  screen: NoticedScreen;
}

/** Notices of companies and ports for a page, in its language or labelled with another. */
export async function Notices({ locale, network, screen }: NoticesProps) {
  const notices = noticesFor(network, screen);
  if (notices.length === 0) return null;
  const t = await getTranslations('ferries.realtime');
  return (
    <section aria-label={t('notices')} className="mt-3 grid gap-2" data-testid="notices">
      {notices.map((notice) => (
        <Notice key={notice.id} locale={locale} notice={notice} />
      ))}
    </section>
  );
}

async function Notice({ locale, notice }: { locale: Locale; notice: ServiceAlert }) {
  const t = await getTranslations('ferries.realtime');
  const header = noticeText(notice.header, locale);
  const description = noticeText(notice.description, locale);
  const link = noticeText(notice.url, locale);
  if (!header) return null;
  const frame = 'border-l-2 border-accent bg-deep px-4 py-2 font-ui text-sm leading-snug';
  if (!description && !link && !header.language)
    return (
      <div className={frame}>
        <Text text={header} className="font-semibold" />
      </div>
    );
  // The title is enough to choose a boat by; the rest opens.
  return (
    <details className={frame}>
      <summary className="min-h-6 cursor-pointer">
        <Text text={header} className="font-semibold" />
      </summary>
      {description ? (
        <Text text={description} className="measure mt-1 block whitespace-pre-line" />
      ) : null}
      {header.language ? (
        <p className="mt-1 text-ink-2">
          {t('language', { language: nameOf(header.language, locale) })}
        </p>
      ) : null}
      {link ? (
        <a
          href={link.text}
          rel="noopener nofollow"
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('link')}
        </a>
      ) : null}
    </details>
  );
}

const Text = ({ text, className }: { text: NoticeText; className: string }) => (
  <span className={className} {...(text.language ? { lang: text.language } : {})}>
    {text.text}
  </span>
);

/** Returns the name of a language in the page's language. */
function nameOf(language: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
