/** Name of the session's cookie. One name wherever the backend is. */
export const sessionCookie = 'compass-auth';

const itsParts = new RegExp(`^${sessionCookie}(?:\\.\\d+)?$`);

/** True for the session cookie and for the parts `.0`, `.1` into which a long one is split. */
export const isSessionCookie = (name: string) => itsParts.test(name);

/**
 * Readable by the page's script, which refreshes the session while a tab is open. `origin` is where the
 * site is served.
 */
export const sessionCookieOptions = (origin: string) => ({
  name: sessionCookie,
  path: '/',
  sameSite: 'lax' as const,
  secure: origin.startsWith('https:'),
});
