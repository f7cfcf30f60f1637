import type { Routes } from './route';

/*
 * In a module of its own: every page's script needs these rows to leave guarded pages when a session ends, and must not
 * load the whole register in the browser.
 */

/** Pages for signing in, and pages of a person. */
export const accountPages = {
  signIn: { path: '/signin', kind: 'page' },
  secondFactor: { path: '/signin/code', kind: 'page' },
  signUp: { path: '/signup', kind: 'page' },
  forgotPassword: { path: '/forgot-password', kind: 'page' },
  resetPassword: { path: '/reset-password', kind: 'page' },
  profile: { path: '/profile', kind: 'page', guarded: true },
  nearby: { path: '/nearby', kind: 'page', guarded: true },
  myTrips: { path: '/my-trips', kind: 'page', guarded: true },
  newTrip: { path: '/my-trips/new', kind: 'page', guarded: true },
  addToTrip: { path: '/my-trips/add', kind: 'page', guarded: true },
  followTrip: { path: '/my-trips/follow', kind: 'page', guarded: true },
  trip: { path: '/my-trips/{id}', kind: 'record', guarded: true },
  tripSheet: { path: '/my-trips/{id}/sheet', kind: 'record', guarded: true },
  sharedTrip: { path: '/trips/{token}', kind: 'record' },
} as const satisfies Routes;
