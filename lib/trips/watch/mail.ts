import { type Locale, languageOf, localeFrom } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import type { Network } from '@/lib/sea/timetable/network';
import type { Mail } from './carrier';
import { needsActing } from './needs-acting';
import { stopAddressOf } from './stop-link';
import type { ClaimedMail, ClaimedNotice } from './store';
import { watchTexts } from './texts';
import { findingKinds } from './types';
import { type FindingWords, findingWords, type WatchTexts } from './words';

/** Composes the mail about the findings of a trip, in the language of the person. */
export async function composeMail(
  { id, notices }: ClaimedMail,
  network: Pick<Network, 'ports' | 'stations' | 'lines' | 'operators' | 'trips'>,
): Promise<Mail> {
  const [{ user_id: userId, title, email, locale: language, shared_token, stop_id }] = notices;
  const locale = localeFrom(language);
  const t = await watchTexts(locale);
  const words = notices.map(({ finding, stage, holds }) =>
    findingWords(finding, network, locale, t, stage, holds),
  );
  const stopAddress = stopAddressOf({ id: stop_id, userId }, locale);
  const parts: MailParts = {
    locale,
    t,
    words,
    title,
    isFollowed: shared_token !== null,
    hasWays: shared_token === null && notices.some(isActing),
    tripAddress: `${site.origin}${tripPath(notices[0], locale)}`,
    stopAddress,
  };
  return {
    id,
    to: email,
    subject: subjectOf(words, notices, t),
    text: textOf(parts),
    html: htmlOf(parts),
    stopAddress,
  };
}

/** Page of a trip for the receiver of a notice: people who follow it know its link alone. */
export function tripPath(
  { trip_id, shared_token }: Pick<ClaimedNotice, 'trip_id' | 'shared_token'>,
  locale: Locale,
): string {
  return localizePath(
    shared_token === null ? routes.trip(trip_id) : routes.sharedTrip(shared_token),
    locale,
  );
}

const isActing = ({ finding, stage }: Pick<ClaimedNotice, 'finding' | 'stage'>) =>
  stage === 'found' && needsActing(finding);

/** Names the gravest change and counts the others, in one line. */
export function subjectOf(
  words: readonly FindingWords[],
  notices: readonly Pick<ClaimedNotice, 'finding' | 'stage'>[],
  t: WatchTexts,
): string {
  const ranks = notices.map(({ finding, stage }) =>
    stage === 'over' ? findingKinds.length : findingKinds.indexOf(finding.kind),
  );
  const { kind = '', boat = '' } = words[ranks.indexOf(Math.min(...ranks))] ?? {};
  const more = words.length - 1;
  const subject = t(more === 0 ? 'mail.subject' : 'mail.subjectMany', { kind, boat, more });
  return subject.replace(/\s+/g, ' ');
}

interface MailParts {
  readonly locale: Locale;
  readonly t: WatchTexts;
  readonly words: readonly FindingWords[];
  readonly title: string;
  /** True for somebody who follows the trip of another. */
  readonly isFollowed: boolean;
  /** True if the page of the trip offers ways on. */
  readonly hasWays: boolean;
  readonly tripAddress: string;
  readonly stopAddress: string;
}

const frameOf = ({ t, title, isFollowed, hasWays }: MailParts) => {
  const of = isFollowed ? 'follow.mail' : 'mail';
  const open = t(hasWays ? 'mail.openWays' : `${of}.open`);
  return { hello: t(`${of}.hello`, { title }), open, why: t(`${of}.why`) };
};

/** Each link on a line of its own, as programs and people find it easiest. */
function textOf(parts: MailParts): string {
  const { t, words, tripAddress, stopAddress } = parts;
  const { hello, open, why } = frameOf(parts);
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
    `${site.name}\n${hello}`,
    ...findings,
    `${open}:\n${tripAddress}`,
    `${why}\n${t('mail.stop')}:\n${stopAddress}`,
  ].join('\n\n');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Colours beside a change, and beside one that holds no longer. */
const [bad, good] = ['#a3262a', '#2e6b3f'];
const buttonStyle =
  'display:inline-block;padding:12px 20px;background:#0b4f7a;color:#fff;font-weight:bold;text-decoration:none';

function htmlOf(parts: MailParts): string {
  const { locale, t, words, tripAddress, stopAddress } = parts;
  const { hello, open, why } = frameOf(parts);
  const link = (text: string, href: string) =>
    `<a href="${escaped(href)}" style="color:#0b4f7a">${escaped(text)}</a>`;
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 8px;${style}">${escaped(text)}</p>`;
  const findings = words.map(({ kind, boat, what, todo, call, source, links, isOver }) =>
    [
      `<div style="border-left:3px solid ${isOver ? good : bad};padding:4px 0 4px 16px;margin:0 0 24px">`,
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
    `<p style="margin:0 0 8px;color:#0b4f7a;font-size:14px;font-weight:bold">${escaped(site.name)}</p>`,
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 20px">${escaped(hello)}</h1>`,
    ...findings,
    `<p style="margin:0 0 24px"><a href="${escaped(tripAddress)}" style="${buttonStyle}">${escaped(open)}</a></p>`,
    `<p style="margin:0;color:#555;font-size:14px">${escaped(why)} ${link(t('mail.stop'), stopAddress)}</p>`,
    '</div></body></html>',
  ].join('\n');
}
