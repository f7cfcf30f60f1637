import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

/** Body of every error response of the API: a problem as defined in RFC 9457. */
export const problem = z.object({
  type: z
    .literal('about:blank')
    .meta({ description: 'Always `about:blank`: `status` and `code` identify the error.' }),
  title: z.string().meta({ description: 'Reason phrase of the status, in English.' }),
  status: z.int().min(400).max(599),
  code: z.enum([
    'invalid',
    'rate-limited',
    'not-found',
    'unavailable',
    'method-not-allowed',
    'unauthorized',
  ]),
  detail: z.string().meta({
    description: 'Explanation in the requested language; in English for unknown paths and methods.',
  }),
  errors: z
    .array(
      z.object({
        parameter: z.string(),
        index: z
          .int()
          .min(0)
          .optional()
          .meta({ description: 'Position of the invalid value in a list, from 0.' }),
        code: z.string(),
        detail: z.string().meta({ description: 'Explanation in the requested language.' }),
      }),
    )
    .optional()
    .meta({ description: 'With code `invalid`: one entry per invalid value.' }),
});

export type Problem = z.infer<typeof problem>;

/** Content type of error responses. */
export const problemType = 'application/problem+json';

/** Answers with a problem; the words of each kind are below. */
export function refuse(
  status: number,
  refusal: Pick<Problem, 'code' | 'detail' | 'errors'>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const title = STATUS_CODES[status] ?? String(status);
  const body: Problem = { type: 'about:blank', title, status, ...refusal };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      // An error concerns only this request, so no cache may store it.
      'Cache-Control': 'no-store',
      'Content-Type': problemType,
      ...headers,
    },
  });
}

const after = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** Error in a parameter. For a list, `at` names the parameter and the position in it. */
export interface ParameterError {
  readonly code: string;
  readonly message: string;
  readonly at?: { readonly parameter: string; readonly index: number };
}

/**
 * Response to a request whose parameters cannot be read: status 400.
 *
 * @param fields errors by parameter, or by position in one with `at`
 */
export function invalidRequest(
  detail: string,
  fields: Readonly<Record<string, ParameterError>>,
): Response {
  const errors = Object.entries(fields).map(([field, { code, message, at }]) => ({
    ...(at ?? { parameter: field }),
    code,
    detail: message,
  }));
  return refuse(400, { code: 'invalid', detail, errors });
}

/** Response to a sender over the rate limit: status 429 with the seconds to wait. */
export const tooManyRequests = (detail: string, seconds: number): Response =>
  refuse(429, { code: 'rate-limited', detail }, after(seconds));

/** Response for a missing record: status 404. */
export const notThere = (detail: string): Response => refuse(404, { code: 'not-found', detail });

/** Response during an outage of the backend: status 503 with the seconds after which to try again. */
export const unavailable = (detail: string, seconds: number): Response =>
  refuse(503, { code: 'unavailable', detail }, after(seconds));

/** Response for an unknown address below the API: status 404. In English, because only developers read it. */
export const unknownAddress = (): Response => notThere('There is no resource at this address.');

/**
 * Response to a method the address does not support: status 405 with those it does. In English, as for an unknown
 * address.
 *
 * @param allowed methods, as `Allow` lists them
 */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  refuse(
    405,
    { code: 'method-not-allowed', detail: `Allowed methods: ${allowed.join(', ')}.` },
    { Allow: allowed.join(', ') },
  );

/** Response at an operator's address requested without the key: status 401. */
export const withoutKey = (): Response =>
  refuse(
    401,
    {
      code: 'unauthorized',
      detail: 'Operators only: send the secret key as a bearer token.',
    },
    { 'WWW-Authenticate': 'Bearer' },
  );
