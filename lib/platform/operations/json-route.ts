import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { cachedJson } from '@/lib/foundation/http/cached-json';
import {
  invalidRequest,
  notThere,
  tooManyRequests,
  unavailable,
} from '@/lib/foundation/http/errors';
import { type RawQuery, rawQuery } from '@/lib/foundation/http/raw-query';
import { requestIdOf } from '@/lib/foundation/http/request-id';
import { localeFrom } from '@/lib/foundation/i18n/locales';
import { log } from '@/lib/foundation/log';
import type { BusyOutcome, Operation, RecordOutcome } from './operation';
import { explainOutcome } from './refusal';

/** Seconds after which to retry an unanswered request. */
const retrySeconds = 10;

/**
 * Route of an operation: reads the query from the address, and responds with JSON; `lang` is the language of messages.
 * Parameters in the path (`{slug}`) are part of the query. Unknown parameters are ignored, as everywhere on the web; a
 * misspelt one of the operation is refused, because the response would be to a wider query.
 *
 * @param keepSeconds time for which a shared cache may keep a response
 */
export function jsonRoute<Result, Fault, Answer, Other extends RecordOutcome | BusyOutcome = never>(
  operation: Operation<Result, Fault, Answer, Other>,
  keepSeconds: number,
) {
  return async (
    request: Request,
    { params }: { params?: Promise<Record<string, string>> } = {},
  ): Promise<Response> => {
    const query = { ...rawQuery(new URL(request.url).searchParams), ...(await params) };
    const locale = localeFrom(query.lang);
    const misspelt = misspeltNames(operation.input, query);
    if (misspelt.length > 0) {
      const t = await getTranslations({ locale, namespace: 'operations.errors' });
      const fields = misspelt.map(({ name, known }) => [
        name,
        { code: 'unknown-parameter', message: t('unknown-parameter', { known }) },
      ]);
      return invalidRequest(t('summary'), Object.fromEntries(fields));
    }
    const began = performance.now();
    const { headers, signal } = request;
    const outcome = await operation.run(query, { headers, signal, locale });
    log.info('operation', {
      requestId: requestIdOf(request.headers),
      operation: operation.name,
      outcome: outcome.state,
      ms: Math.round(performance.now() - began),
    });
    if (outcome.state === 'ok') {
      return cachedJson(request, await operation.answerOf(outcome.result, locale), keepSeconds);
    }
    const { message, fields } = await explainOutcome(operation, outcome, query, locale);
    switch (outcome.state) {
      case 'faults':
        return invalidRequest(message, fields);
      case 'wait':
        return tooManyRequests(message, outcome.seconds);
      case 'missing':
        return notThere(message);
      default:
        return unavailable(message, outcome.state === 'busy' ? outcome.seconds : retrySeconds);
    }
  };
}

/** Normalises a parameter name: lower case, without the brackets some programs add to lists. */
const bare = (name: string) =>
  name
    .replace(/\[[^\]]*\]?/g, '')
    .trim()
    .toLowerCase();

/**
 * Finds misspelt parameters of an operation in a query (`island[]`, `Island`), with their right names. Other unknown
 * names are ignored, because caches and counters add their own.
 */
function misspeltNames(
  input: z.ZodObject,
  query: RawQuery,
): readonly { readonly name: string; readonly known: string }[] {
  const known = new Map(Object.keys(input.shape).map((name) => [bare(name), name]));
  return Object.keys(query).flatMap((name) => {
    const meant = Object.hasOwn(input.shape, name) ? undefined : known.get(bare(name));
    return meant === undefined ? [] : [{ name, known: meant }];
  });
}
