import { routes } from '../../lib/routes/register';

/** One public page of each kind. */
export const pagesByKind = {
  home: routes.home,
  islands: routes.islands,
  'an island': routes.island('naxos'),
  'a small island': routes.island('donousa'),
  guides: routes.guides,
  'an island guide': routes.guide('naxos'),
  'a guide from the record': routes.guide('donousa'),
  'a guide to a subject': routes.guide('island-hopping'),
  'ferry tickets': routes.ferryTickets,
  'ferry results': `${routes.ferryTicketsSearch}?from=piraeus&to=folegandros&date=2027-07-14`,
  'boats to an island': `${routes.ferryTicketsSearch}?to=naxos`,
  'a ferry search with faults': `${routes.ferryTicketsSearch}?from=piraeus&to=piraeus&date=soon`,
  'ferry guide': routes.ferryGuide,
  'ferry tracking': `${routes.ferryTicketsTracking}?at=2027-07-14T09:30Z`,
  phrases: routes.greekPhrases,
  planner: routes.tripPlannerLegacy,
  resources: routes.resources,
  help: routes.help,
  about: routes.about,
  contact: routes.contact,
  privacy: routes.privacy,
  sitemap: routes.sitemap,
  'search results': `${routes.search}?q=plaka`,
  'sign in': routes.signIn,
  'new account': routes.signUp,
  'forgotten password': routes.forgotPassword,
  'not found': '/nowhere',
  'a guide that is none': routes.guide('naxoss'),
  'the parts of the pages': '/gallery',
} as const;

/** The pages of a person; `trip` is the id of one of theirs. */
export const personalPages = (trip: string) => ({
  profile: routes.profile,
  'my trips': routes.myTrips,
  'a new trip': routes.newTrip,
  'the trip editor': routes.trip(trip),
  'the sheet of a trip': routes.tripSheet(trip),
  nearby: routes.nearby,
  'nearby, found': `${routes.nearby}?island=naxos`,
});
