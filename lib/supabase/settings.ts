import { site } from '@/lib/site';

/** Name of the session's cookie; long sessions are split into `.0`, `.1`. One name wherever the backend is. */
export const sessionCookie = 'compass-auth';

/** Readable by the page's script, which refreshes the session while a tab is open. */
export const sessionCookieOptions = {
  name: sessionCookie,
  path: '/',
  sameSite: 'lax',
  secure: site.origin.startsWith('https:'),
} as const;
