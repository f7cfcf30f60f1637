import { z } from 'zod';
import { BackendUnavailable } from '@/lib/platform/actions/result';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { fault } from '@/lib/trips/saved-trips/fields';
import { isPushEndpoint } from './push-service';

/** A subscription as browsers write it (`PushSubscription.toJSON`). */
const device = z.object(
  {
    endpoint: z.string().refine(isPushEndpoint, fault('documentInvalid')),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}$/, fault('documentInvalid')),
      auth: z.string().regex(/^[\w-]{22}$/, fault('documentInvalid')),
    }),
  },
  fault('documentInvalid'),
);

/** Reads a subscription; undefined for anything else. */
export const readDevice = (value: unknown) => device.safeParse(value).data;

const deviceText = z
  .string()
  .max(4000, fault('documentInvalid'))
  .transform((text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  })
  .pipe(device);

/** Form field of the subscription of a browser, which may be absent. */
export const deviceField = z.preprocess((value) => value || undefined, deviceText.optional());

/** Keeps a browser for the push messages of the person for whom `client` acts. */
export async function keepDevice(
  client: DatabaseClient,
  { endpoint, keys }: z.output<typeof device>,
): Promise<void> {
  const { error } = await client.rpc('keep_push_subscription', {
    of_endpoint: endpoint,
    of_p256dh: keys.p256dh,
    of_auth: keys.auth,
  });
  if (error) throw new BackendUnavailable(`pushes: ${error.code} ${error.message}`);
}
