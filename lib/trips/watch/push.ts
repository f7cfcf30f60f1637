import type { env } from '@/lib/foundation/env';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { PushedMessage } from '@/lib/platform/offline/worker-types';
import type { Network } from '@/lib/sea/timetable/network';
import type { Delivery } from './carrier';
import { subjectOf, tripPath } from './mail';
import { isPushEndpoint } from './push-service';
import type { ClaimedMail, Device } from './store';
import { watchTexts } from './texts';
import { findingWords } from './words';

/** A finished push message for the browsers of a person. */
export interface Push {
  readonly message: PushedMessage;
  readonly devices: readonly Device[];
  /** Seconds for which a push service may keep it for a browser that is switched off. */
  readonly lifetime: number;
}

export interface PushDelivery extends Delivery {
  /** Endpoints that exist no more. */
  readonly gone: readonly string[];
}

/** Sends a message to all browsers of a person; never throws. */
export type PushCarrier = (push: Push) => Promise<PushDelivery>;

type VapidVariables = Pick<typeof env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>;

/** Longest texts of a notification; screens show less, and a message has 4096 bytes at most (RFC 8030). */
const [longestTitle, longestBody] = [160, 300];
const oneDay = 24 * 60 * 60;
/** Shorter than the claim of a message, for all browsers at once. */
const patienceMs = 20_000;

/** Composes the push message about the findings of a trip: for one, what to do about it; for several, a line each. */
export async function composePush(
  { id, notices }: ClaimedMail,
  network: Pick<Network, 'ports' | 'stations' | 'lines' | 'operators' | 'trips'>,
  at: EpochMinutes,
): Promise<Push> {
  const [{ user_id: owner, locale: language, devices }] = notices;
  const locale: Locale = localeFrom(language);
  const t = await watchTexts(locale);
  const words = notices.map(({ finding, stage, holds }) =>
    findingWords(finding, network, locale, t, stage, holds),
  );
  const [first] = words;
  const body =
    words.length === 1 && first
      ? first.todo
      : words.map(({ kind, boat }) => `${kind}: ${boat}`).join('\n');
  const end = Math.max(...notices.map(({ finding }) => epochMinutesOf(finding.boat.arrivesAt)));
  return {
    message: {
      title: shortened(subjectOf(words, notices, t), longestTitle),
      body: shortened(body, longestBody),
      path: tripPath(notices[0], locale),
      tag: id,
      language: locale,
      owner,
    },
    devices,
    lifetime: Math.min(oneDay, Math.max(600, (end - at) * 60)),
  };
}

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** Carrier of push messages by the variables; undefined if there is none. */
export function pushCarrierOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: VapidVariables): PushCarrier | undefined {
  if (!publicKey || !privateKey || !subject) return undefined;
  const vapidDetails = { publicKey, privateKey, subject };
  return async ({ message, devices, lifetime }) => {
    const { default: webPush } = await import('web-push');
    const outcomes = await Promise.all(
      devices.map(async ({ endpoint, p256dh, auth }): Promise<PushOutcome> => {
        if (!isPushEndpoint(endpoint)) return 'gone';
        try {
          const request = webPush.generateRequestDetails(
            { endpoint, keys: { p256dh, auth } },
            JSON.stringify(message),
            // A browser that was switched off gets one message under a topic.
            {
              vapidDetails,
              TTL: lifetime,
              urgency: 'high',
              topic: message.tag.replaceAll('-', ''),
            },
          );
          return await sendTo(request);
        } catch (fault) {
          return `failed ${(fault as Error).name}`;
        }
      }),
    );
    const gone = devices.filter((_, index) => outcomes[index] === 'gone');
    return { ...deliveryOf(outcomes), gone: gone.map(({ endpoint }) => endpoint) };
  };
}

type PushOutcome = 'sent' | 'gone' | `${'failed' | 'barred' | 'refused'} ${string}`;

interface PushRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

async function sendTo({ endpoint, method, headers, body }: PushRequest): Promise<PushOutcome> {
  // The length is added by fetch, which refuses another.
  const { 'Content-Length': _, ...rest } = headers;
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body),
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  const { status } = answer;
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // A key or a clock of ours that is wrong, which somebody mends.
  if (status === 401 || status === 403) return `barred ${status}`;
  return status === 429 || status >= 500 ? `failed ${status}` : `refused ${status}`;
}

/**
 * One outcome of several: a person is told if one browser was. A message that is sent again is the same to a browser
 * that has it, by its tag. No browser at all is final, like a refusal.
 */
function deliveryOf(outcomes: readonly PushOutcome[]): Delivery {
  if (outcomes.includes('sent')) return { outcome: 'sent' };
  const failed = outcomes.find((outcome) => outcome.startsWith('failed'));
  if (failed) return { outcome: 'failed', why: `push ${failed}` };
  const barred = outcomes.find((outcome) => outcome.startsWith('barred'));
  if (barred) return { outcome: 'failed', why: `push ${barred}`, isAlone: true };
  const refused = outcomes.find((outcome) => outcome.startsWith('refused'));
  return { outcome: 'refused', why: refused ? `push ${refused}` : 'push: no browser' };
}
