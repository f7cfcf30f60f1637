import 'server-only';
import { z } from 'zod';
import { keptFile } from '@/lib/foundation/kept-file';
import { weatherPlaces } from '../places';
import { mostBytes } from './ask';

/** Response of the service as received, with its time. */
export interface KeptAnswer {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly answer: unknown;
}

/** Places of the request; another list of places is another request. */
const places = weatherPlaces.map(({ id }) => id).join();

const stored = z.object({ at: z.number(), places: z.literal(places), answer: z.unknown() });

/**
 * The last good response of a service, kept for the next start. Stored as received and read by the same strict code as
 * a new one, so that no second reader is needed.
 */
export function keptAnswer(name: string, folder?: string) {
  const file = keptFile(name, { mostBytes: 2 * mostBytes, ...(folder ? { folder } : {}) });
  return {
    keep: ({ at, answer }: KeptAnswer) => file.keep(JSON.stringify({ at, places, answer })),
    /** Undefined when nothing is stored for these places, or its time is in the future. */
    async read(now: number): Promise<KeptAnswer | undefined> {
      const content = await file.read();
      if (!content) return undefined;
      const read = stored.safeParse(parsed(content));
      return read.success && read.data.at <= now ? read.data : undefined;
    },
  };
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
