import { type Locale, languageOf, localeFrom } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { adminClient } from '@/lib/platform/supabase/admin';
import { readStopToken } from '@/lib/trips/watch/stop-link';
import { watchTexts } from '@/lib/trips/watch/texts';

type Step = 'ask' | 'done' | 'over' | 'wrong' | 'away';

const statusOf = {
  ask: 200,
  done: 200,
  over: 410,
  wrong: 404,
  away: 503,
} as const satisfies Record<Step, number>;

/**
 * A small page of its own, because it is opened from mails, without a session and often without the
 * rest of the site in the cache. No text of a sender is part of it.
 */
async function answer(step: Step, locale: Locale): Promise<Response> {
  const t = await watchTexts(locale);
  const form = `<form method="post"><button style="font:inherit;padding:12px 20px">${t('stop.button')}</button></form>`;
  const link = (path: string, text: string) =>
    `<p><a href="${localizePath(path, locale)}">${text}</a></p>`;
  const follows = step === 'over' ? link(`${routes.profile}#follows`, t('stop.follows')) : '';
  const trips = link(routes.myTrips, t('stop.trips')) + follows;
  const page = `<!doctype html><html lang="${locale}" dir="${languageOf(locale).direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('stop.title')}</title></head>
<body style="margin:0 auto;padding:32px 16px;max-width:36em;font:18px/1.5 Georgia,serif;color:#1b2733;background:#fff">
<main><h1 style="font-size:26px">${t('stop.title')}</h1><p role="status">${t(`stop.${step}`)}</p>${step === 'ask' ? form : trips}</main></body></html>`;
  return new Response(page, {
    status: statusOf[step],
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  });
}

const read = (request: Request) => {
  const query = new URL(request.url).searchParams;
  return { locale: localeFrom(query.get('locale')), trip: readStopToken(query.get('trip')) };
};

/** Asks before it stops anything: programs that check mails open their links. */
export async function GET(request: Request): Promise<Response> {
  const { locale, trip } = read(request);
  return answer(trip ? 'ask' : 'wrong', locale);
}

/** Stops the mails about a trip of the receiver or one that they follow: the button above, and the one request of a mail program (RFC 8058). */
export async function POST(request: Request): Promise<Response> {
  const { locale, trip } = read(request);
  if (!trip) return answer('wrong', locale);
  const client = adminClient();
  const outcome = await client?.rpc('stop_trip_mails', {
    of_trip: trip.id,
    owner: trip.userId,
  });
  if (!outcome || outcome.error) return answer('away', locale);
  // The trip is gone, or somebody follows it again, under another id.
  return answer(outcome.data ? 'done' : 'over', locale);
}
