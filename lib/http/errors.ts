import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

/** What every address of the API answers when it cannot do what was asked: a problem of RFC 9457. */
export const problem = z.object({
  type: z.literal('about:blank').meta({ description: 'The status and `code` say what it is.' }),
  title: z.string().meta({ description: 'The phrase of the status, in English.' }),
  status: z.int().min(400).max(599),
  code: z.enum(['invalid', 'rate-limited', 'not-found', 'unavailable']),
  detail: z.string().meta({ description: 'What happened, in the language asked for.' }),
  errors: z
    .array(
      z.object({
        parameter: z.string(),
        code: z.string(),
        detail: z.string().meta({ description: 'In the language asked for.' }),
      }),
    )
    .optional()
    .meta({ description: 'With `invalid`: each parameter that cannot be read.' }),
});

export type Problem = z.infer<typeof problem>;

/** How the body of a refusal calls itself. */
export const problemType = 'application/problem+json';

function refuse(
  status: number,
  refusal: Pick<Problem, 'code' | 'detail' | 'errors'>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const title = STATUS_CODES[status] ?? String(status);
  const body: Problem = { type: 'about:blank', title, status, ...refusal };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      // A refusal is about this request alone: no cache may give it to another.
      'Cache-Control': 'no-store',
      'Content-Type': problemType,
      ...headers,
    },
  });
}

const after = (seconds: number) => ({ 'Retry-After': String(seconds) });

/**
 * A request whose parameters cannot be read: status 400.
 *
 * @param fields what is wrong, by parameter
 */
export function invalidRequest(
  detail: string,
  fields: Readonly<Record<string, { readonly code: string; readonly message: string }>>,
): Response {
  const errors = Object.entries(fields).map(([parameter, { code, message }]) => ({
    parameter,
    code,
    detail: message,
  }));
  return refuse(400, { code: 'invalid', detail, errors });
}

/** A sender who asks too often: status 429 with the seconds to wait. */
export const tooManyRequests = (detail: string, seconds: number): Response =>
  refuse(429, { code: 'rate-limited', detail }, after(seconds));

/** A record that is not there: status 404. */
export const notThere = (detail: string): Response => refuse(404, { code: 'not-found', detail });

/** A backend that does not answer: status 503 with the seconds after which to try again. */
export const unavailable = (detail: string, seconds: number): Response =>
  refuse(503, { code: 'unavailable', detail }, after(seconds));

/** An address for programs that is none: status 404. Its only reader is who wrote the program, so in English. */
export const unknownAddress = (): Response => notThere('Nothing is at this address.');
