import { type Locale, languageOf, localeFrom } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import type { Network } from '@/lib/sea/timetable/network';
import type { Mail } from './carrier';
import { stopAddressOf } from './stop-link';
import type { ClaimedMail } from './store';
import { watchTexts } from './texts';
import { type FindingWords, findingWords, type WatchTexts } from './words';

/** Composes the mail about the findings of a trip, in the language of the person. */
export async function composeMail(
  { id, notices }: ClaimedMail,
  network: Pick<Network, 'ports' | 'stations' | 'lines' | 'operators' | 'trips'>,
): Promise<Mail> {
  const [{ trip_id: tripId, user_id: userId, title, email, locale: language }] = notices;
  const locale = localeFrom(language);
  const t = await watchTexts(locale);
  const words = notices.map(({ finding, stage }) =>
    findingWords(finding, network, locale, t, stage),
  );
  const stopAddress = stopAddressOf({ tripId, userId }, locale);
  const parts: MailParts = {
    locale,
    t,
    words,
    title,
    tripAddress: `${site.origin}${localizePath(routes.trip(tripId), locale)}`,
    stopAddress,
  };
  return {
    id,
    to: email,
    subject: subjectOf(words, title, t),
    text: textOf(parts),
    html: htmlOf(parts),
    stopAddress,
  };
}

/** Names the change, or counts several. One line: a title is a text of its owner, and could begin another header. */
export function subjectOf(words: readonly FindingWords[], title: string, t: WatchTexts): string {
  const [first] = words;
  const subject =
    words.length === 1 && first
      ? t('mail.subject', { kind: first.kind, boat: first.boat })
      : t('mail.subjectMany', { count: words.length, title });
  return subject.replace(/\s+/g, ' ');
}

interface MailParts {
  readonly locale: Locale;
  readonly t: WatchTexts;
  readonly words: readonly FindingWords[];
  readonly title: string;
  readonly tripAddress: string;
  readonly stopAddress: string;
}

/** Each link on a line of its own, as programs and people find it easiest. */
function textOf({ t, words, title, tripAddress, stopAddress }: MailParts): string {
  const findings = words.map(({ kind, boat, what, todo, call, source, links }) =>
    [
      `${kind}: ${boat}`,
      what,
      todo,
      call,
      source,
      ...links.flatMap(({ text, href }) => [`${text}:`, `${site.origin}${href}`]),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return [
    t('mail.hello', { title }),
    ...findings,
    `${t('mail.open')}:\n${tripAddress}`,
    `${t('mail.why')}\n${t('mail.stop')}:\n${stopAddress}`,
  ].join('\n\n');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function htmlOf({ locale, t, words, title, tripAddress, stopAddress }: MailParts): string {
  const link = (text: string, href: string) =>
    `<a href="${escaped(href)}" style="color:#0b4f7a">${escaped(text)}</a>`;
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 8px;${style}">${escaped(text)}</p>`;
  const findings = words.map(({ kind, boat, what, todo, call, source, links }) =>
    [
      '<div style="border-left:3px solid #a3262a;padding:4px 0 4px 16px;margin:0 0 24px">',
      `<h2 style="font-size:18px;line-height:1.3;margin:0 0 4px">${escaped(kind)}</h2>`,
      paragraph(boat, 'font-weight:bold'),
      paragraph(what),
      paragraph(todo, 'font-weight:bold'),
      ...(call ? [paragraph(call)] : []),
      ...links.map(
        ({ text, href }) => `<p style="margin:0 0 8px">${link(text, site.origin + href)}</p>`,
      ),
      paragraph(source, 'color:#555;font-size:14px'),
      '</div>',
    ].join('\n'),
  );
  const { direction } = languageOf(locale);
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:24px 16px;font:16px/1.5 Georgia,serif;color:#1b2733;background:#fff">',
    '<div style="max-width:36em;margin:0 auto">',
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 20px">${escaped(t('mail.hello', { title }))}</h1>`,
    ...findings,
    `<p style="margin:0 0 24px">${link(t('mail.open'), tripAddress)}</p>`,
    `<p style="margin:0;color:#555;font-size:14px">${escaped(t('mail.why'))} ${link(t('mail.stop'), stopAddress)}</p>`,
    '</div></body></html>',
  ].join('\n');
}
