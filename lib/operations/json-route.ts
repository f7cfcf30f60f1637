import { cachedJson } from '@/lib/http/cached-json';
import { invalidRequest, tooManyRequests } from '@/lib/http/errors';
import { rawQuery } from '@/lib/http/raw-query';
import { requestIdOf } from '@/lib/http/request-id';
import { localeFrom } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import type { Operation } from './operation';

/**
 * The route of an operation: its query as the address has it, its answer as JSON, `lang` for the language of
 * messages.
 *
 * @param keepSeconds how long a cache between may keep an answer
 */
export function jsonRoute<Result, Fault, Answer>(
  operation: Operation<Result, Fault, Answer>,
  keepSeconds: number,
) {
  return async (request: Request): Promise<Response> => {
    const query = rawQuery(new URL(request.url).searchParams);
    const locale = localeFrom(query.lang);
    const began = performance.now();
    const outcome = await operation.run(query, { headers: request.headers });
    log.info('operation', {
      requestId: requestIdOf(request.headers),
      operation: operation.name,
      outcome: outcome.state,
      ms: Math.round(performance.now() - began),
    });
    if (outcome.state === 'ok') {
      return cachedJson(request, await operation.answerOf(outcome.result, locale), keepSeconds);
    }
    if (outcome.state === 'wait') {
      const { seconds } = outcome;
      return tooManyRequests(await operation.explainWait(seconds, locale), seconds);
    }
    const { message, fields } = await operation.explain(outcome.faults, query, locale);
    return invalidRequest(message, fields);
  };
}
