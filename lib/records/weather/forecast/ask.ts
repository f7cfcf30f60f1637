import type { LonLat } from '@/lib/foundation/geo/projection';

/** Today and the seven days after it. */
export const forecastDays = 8;

/** Thirty places for eight days are some 40 KB. */
export const mostBytes = 1024 * 1024;

export interface ForecastRequest {
  /** With path, without query. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly positions: readonly LonLat[];
  readonly timeoutMs: number;
}

/** Address of a single request for all places. */
export function askAddress({
  url,
  key,
  query,
  positions,
}: Omit<ForecastRequest, 'timeoutMs'>): URL {
  const address = new URL(url);
  const column = (index: 0 | 1) => positions.map((position) => position[index].toFixed(4)).join();
  const parameters = {
    latitude: column(1),
    longitude: column(0),
    ...query,
    timezone: 'Europe/Athens',
    forecast_days: String(forecastDays),
    ...(key ? { apikey: key } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

/**
 * Requests the values of all places at once.
 *
 * @throws {Error} with a one-sentence message without the address, which may contain a key
 */
export async function ask(request: ForecastRequest): Promise<unknown> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const answer = await fetch(askAddress(request), {
      headers: { Accept: 'application/json' },
      signal,
      // Never follows a redirect to another host: the free service redirects requests with a key.
      redirect: 'manual',
      cache: 'no-store',
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Fault(`answered ${answer.status}`);
    }
    return JSON.parse(await textOf(answer));
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (signal.aborted) throw new Fault(`no answer within ${request.timeoutMs / 1000} s`);
    throw new Fault(error instanceof SyntaxError ? 'answer is no JSON' : 'not reachable');
  }
}

class Fault extends Error {}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new Fault('answer is too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text;
}
