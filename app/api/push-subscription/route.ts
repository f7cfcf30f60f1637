import { invalidRequest, refuse, unavailable } from '@/lib/foundation/http/errors';
import { readJson } from '@/lib/foundation/http/read-body';
import { log } from '@/lib/foundation/log';
import { isWithinLimit } from '@/lib/platform/actions/rate-limit';
import { currentUser } from '@/lib/platform/auth/current-user';
import { keepDevice, readDevice } from '@/lib/trips/watch/device-form';

const limit = { bucket: 'push-subscription', max: 300, windowSeconds: 10 * 60 };
const mostBytes = 4000;

const isJson = (request: Request) =>
  /^application\/json\b/i.test(request.headers.get('content-type') ?? '');

const away = () => unavailable('The subscription could not be stored.', 60);

/**
 * Keeps the browser that sends its subscription (`PushSubscription.toJSON`) for the push messages of the signed-in
 * person. A page with the choice of push messages sends it whenever it is shown, and the service worker when the push
 * service has replaced it. Problems are in English, because nobody is shown them.
 */
export async function POST(request: Request): Promise<Response> {
  const current = await currentUser();
  if (current.state === 'unavailable') return away();
  if (current.state === 'missing') {
    return refuse(401, { code: 'unauthorized', detail: 'Sign in first.' });
  }
  // A form of another site cannot send this type without a preflight request, which is refused.
  const body = isJson(request) ? await readJson(request, mostBytes) : undefined;
  const device = typeof body === 'object' ? readDevice(body.json) : undefined;
  if (!device) return invalidRequest('The body is no push subscription.', {});
  const { client, user } = current.data;
  try {
    if (!(await isWithinLimit(limit, `user:${user.id}`))) {
      return refuse(429, { code: 'rate-limited', detail: 'Too many requests.' });
    }
    await keepDevice(client, device);
  } catch (fault) {
    log.warn('push subscription not kept', {}, fault);
    return away();
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
}
