import { z } from 'zod';

/** What every address of the API answers when it cannot do what was asked. */
export const apiError = z.object({
  error: z.object({
    code: z
      .string()
      .meta({ description: '`invalid`, `rate-limited`, `not-found` or `unavailable`.' }),
    message: z.string().meta({ description: 'In the language asked for.' }),
    fields: z
      .record(z.string(), z.object({ code: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'By parameter: what is wrong with it.' }),
  }),
});

export type ApiError = z.infer<typeof apiError>;

/** Anybody's page may read the answers: they are about boats, not people. */
export const openToAll = { 'Access-Control-Allow-Origin': '*' } as const;

/** A refusal is about this request alone: no cache may give it to another. */
const refusal = { ...openToAll, 'Cache-Control': 'no-store' } as const;

/** A request whose parameters cannot be read: status 400. */
export function invalidRequest(
  message: string,
  fields: NonNullable<ApiError['error']['fields']>,
): Response {
  const body: ApiError = { error: { code: 'invalid', message, fields } };
  return Response.json(body, { status: 400, headers: refusal });
}

/** A sender who asks too often: status 429 with the seconds to wait. */
export function tooManyRequests(message: string, seconds: number): Response {
  const body: ApiError = { error: { code: 'rate-limited', message } };
  return Response.json(body, {
    status: 429,
    headers: { ...refusal, 'Retry-After': String(seconds) },
  });
}

/** A record that is not there: status 404. */
export function notThere(message: string): Response {
  const body: ApiError = { error: { code: 'not-found', message } };
  return Response.json(body, { status: 404, headers: refusal });
}

/** A backend that does not answer: status 503 with the seconds after which to try again. */
export function unavailable(message: string, seconds: number): Response {
  const body: ApiError = { error: { code: 'unavailable', message } };
  return Response.json(body, {
    status: 503,
    headers: { ...refusal, 'Retry-After': String(seconds) },
  });
}

/** An address for programs that is none: status 404. Its only reader is who wrote the program, so in English. */
export function unknownAddress(): Response {
  const body: ApiError = { error: { code: 'not-found', message: 'Nothing is at this address.' } };
  return Response.json(body, { status: 404, headers: refusal });
}
