/*
 * Replaces services outside the process in tests of answers. A test imports this file before all
 * others.
 */
jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
jest.mock(
  '@/lib/booking/listings/names',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').listings,
);
jest.mock(
  '@/lib/records/content/posts/queries',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').posts,
);
jest.mock(
  '@/lib/booking/listings/queries',
  () => jest.requireActual('@/lib/assistant/tools/testing/seeded-listings').listingQueries,
);
jest.mock('@/lib/sea/planner/solving/queries', () =>
  jest.requireActual('@/lib/assistant/tools/testing/mocks').solvingHere(),
);
jest.mock('@/lib/records/weather/forecast/ask', () =>
  jest.requireActual('@/lib/assistant/tools/testing/mocks').forecastOfTests(),
);
jest.mock(
  '@/lib/foundation/http/compute-limit',
  () => jest.requireActual('@/lib/assistant/tools/testing/mocks').noLimits,
);

export {};
