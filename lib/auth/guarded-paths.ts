const guarded = /^\/(?:profile|my-trips|nearby)(?:\/|$)/;
const signIn = /^\/(?:signin|signup)$/;

/** True for the pages of a person, which ask for a session. Takes a path without language prefix. */
export function isGuarded(path: string): boolean {
  return guarded.test(path);
}

/** True where a person who is signed in already has nothing to do. Takes a path without language prefix. */
export function isSignInPage(path: string): boolean {
  return signIn.test(path);
}
