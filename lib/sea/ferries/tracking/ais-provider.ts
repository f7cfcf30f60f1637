import { z } from 'zod';
import { log } from '@/lib/foundation/log';
import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import type { VesselPositions, VesselReport } from './types.ts';

/**
 * Response of the service at `FERRY_AIS_URL`: a list of positions, WGS 84 degrees, `at` an ISO instant, `course` in
 * degrees clockwise from north. Other properties are ignored.
 */
const positionSchema = z.object({
  name: z.string().min(1),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  // A transponder says 511 where it knows no heading.
  course: z.number().min(0).max(360).optional().catch(undefined),
  at: z.iso.datetime({ offset: true }),
});

/** A boat without a position (latitude 91 in AIS) or a name is left out; the others count. */
function positionsIn(answer: unknown) {
  const entries = z.array(z.unknown()).parse(answer);
  const read = entries.flatMap((entry) => positionSchema.safeParse(entry).data ?? []);
  if (entries.length > 0 && read.length === 0) positionSchema.parse(entries[0]);
  return read;
}

interface AisOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key?: string | undefined;
  /** Time a response is reused, milliseconds. */
  readonly keepMs?: number;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/**
 * Live positions from an AIS service. Sends one request at a time and reuses the response for a minute. When the
 * service is slow, unavailable or returns invalid data, the last response is used until its reports are stale, and the
 * error is logged once.
 */
export function aisPositions({
  url,
  key,
  keepMs = 60_000,
  timeoutMs = 5_000,
  now = Date.now,
}: AisOptions): VesselPositions {
  let held: readonly VesselReport[] = [];
  let requestedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let fault = '';

  async function ask() {
    requestedAt = now();
    try {
      const answer = await fetch(url, {
        headers: { Accept: 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        cache: 'no-store',
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      held = positionsIn(await answer.json()).map(({ name, lat, lon, course, at }) => ({
        name,
        position: [lon, lat],
        ...(course === undefined ? {} : { heading: course }),
        at: momentOf(at),
      }));
      fault = '';
    } catch (error) {
      const message = error instanceof z.ZodError ? 'answer not understood' : String(error);
      // Estimates are shown meanwhile.
      if (message !== fault) log.error('vessel positions away', { reason: message });
      fault = message;
    }
  }

  return {
    async reports() {
      if (now() - requestedAt >= keepMs && !asking) {
        asking = ask().finally(() => {
          asking = undefined;
        });
      }
      await asking;
      return held;
    },
  };
}
