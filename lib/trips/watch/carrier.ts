import { appendFile } from 'node:fs/promises';
import { env } from '@/lib/foundation/env';
import { site } from '@/lib/foundation/site';
import type { MailOutcome } from './store';

/** A finished mail. `id` is the same when it is sent again, so that a mailbox keeps it once. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that stops these mails by one request (RFC 8058). */
  readonly stopAddress: string;
}

export interface Delivery {
  readonly outcome: MailOutcome;
  /** Reason without the address of the person. */
  readonly why?: string;
  /** The failure says nothing about the service. */
  readonly isAlone?: true;
}

/** Carries a mail away; never throws. */
export type Carrier = (mail: Mail) => Promise<Delivery>;

/** Carrier of mails about trips that the variables choose; undefined if there is none. */
export function carrierOf({
  SMTP_URL,
  MAIL_FROM,
  MAIL_FILE,
}: Pick<typeof env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_FILE'>): Carrier | undefined {
  const from = MAIL_FROM ?? `${site.name} <trips@${new URL(site.origin).hostname}>`;
  if (SMTP_URL) return smtpCarrier(SMTP_URL, from);
  return MAIL_FILE ? fileCarrier(MAIL_FILE) : undefined;
}

/** True if mails about trips can be sent or kept. */
export const carriesMails = (): boolean => carrierOf(env) !== undefined;

function smtpCarrier(url: string, from: string): Carrier {
  return async ({ id, to, subject, text, html, stopAddress }) => {
    const { createTransport } = await import('nodemailer');
    // Shorter in all than what remains of a claim, which another runner takes over afterwards.
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const messageId = `<${id}@${new URL(site.origin).hostname}>`;
    const headers = {
      'List-Unsubscribe': `<${stopAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    };
    try {
      await transport.sendMail({ messageId, from, to, subject, text, html, headers });
      return { outcome: 'sent' };
    } catch (fault) {
      return failureOf(fault);
    } finally {
      transport.close();
    }
  };
}

/** A recipient whom the server refuses for good is not tried again; everything else is. */
function failureOf(fault: unknown): Delivery {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const isFinal =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && status !== undefined && status >= 500;
  const why = [typeof code === 'string' ? code : 'failed', status ?? ''].join(' ').trim();
  return { outcome: isFinal ? 'refused' : 'failed', why };
}

/** Appends mails to the file of the embedded backend, in the form that `npm run mail` reads (backend/mailbox.mjs). */
function fileCarrier(file: string): Carrier {
  return async ({ to, subject, text }) => {
    const lines = [
      `--- mail, not delivered, ${new Date().toISOString()}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      '',
      text,
      '--- end of mail',
      '',
    ];
    try {
      await appendFile(file, lines.join('\n'), { mode: 0o600 });
      return { outcome: 'sent' };
    } catch (fault) {
      return {
        outcome: 'failed',
        why: String((fault as { code?: unknown }).code ?? 'not written'),
      };
    }
  };
}
