import { env } from '@/lib/foundation/env';

/*
 * The server sends requests to the endpoints that browsers name, so it only takes those of known push services: any
 * other address could be one of the inner network.
 */

/** Hosts of the push services of Chrome and Edge on Android, Firefox, Safari and Edge; looked up 2026-11-29. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/** True for the endpoint of a push service that messages may be sent to. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint) || endpoint.length > 1000) return false;
  const { protocol, hostname, port, username, origin } = new URL(endpoint);
  if (env.PUSH_SERVICE && origin === new URL(env.PUSH_SERVICE).origin) return true;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return hosts.some((host) => host.test(hostname));
}

/** True if the variables allow push messages. */
export const sendsPushes = (): boolean => env.VAPID_PUBLIC_KEY !== undefined;
