import { compareFerryOrFlight } from '@/lib/booking/ferry-or-flight/operation';
import { type ApiInfo, type Endpoint, onlyRead, refusal } from '@/lib/platform/operations/open-api';
import { routes } from '@/lib/platform/routes/register';
import { getDisruptions } from '@/lib/sea/ferries/disruptions/operation';
import { listPlaces } from '@/lib/sea/ferries/places/operation';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { trackVessels } from '@/lib/sea/ferries/tracking/operation';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { planBudget } from '@/lib/trips/budget/operation';

/** Operations of the ferry API with their paths; each has a folder next to this file. */
export const ferryEndpoints: readonly Endpoint[] = [
  { path: routes.apiFerriesPlaces, operation: listPlaces },
  { path: routes.apiFerriesSearch, operation: searchFerries },
  { path: routes.apiFerriesPlan, operation: planFerries },
  { path: routes.apiFerriesDisruptions, operation: getDisruptions },
  { path: routes.apiFerriesVessels, operation: trackVessels },
  { path: routes.apiFerriesFerryOrFlight, operation: compareFerryOrFlight },
  { path: routes.apiBudget, operation: planBudget },
];

export const ferryApi: ApiInfo = {
  title: 'ferries of the Cyclades',
  terms: routes.terms,
  tag: { name: 'ferries', description: 'Journeys, plans and vessels, from the current timetable.' },
  /** Version of the API's schema, not of the timetable. */
  version: '4.0.0',
  description:
    'Journeys by ferry between the Cyclades, Piraeus, Rafina, Lavrio and Heraklion. Responses carry a label that says whether the sailings are a typical pattern or a published timetable. Money is in euro cents, times are ISO 8601 with the offset of Athens. Errors are RFC 9457 problem details. The same operations, and those for islands, listings and weather, are available to assistants at `/api/mcp` (Model Context Protocol, streamable HTTP).',
  securitySchemes: {
    operator: {
      type: 'http',
      scheme: 'bearer',
      description: 'Secret key of the site’s backend.',
    },
  },
  files: {
    [routes.apiFerriesFeed]: {
      get: {
        operationId: 'downloadFeed',
        summary: 'The typical pattern as a GTFS feed',
        description:
          'Zip archive of the pattern that ships with the site, whichever timetable is in use. Typical sailings, not a schedule.',
        responses: {
          200: {
            description: 'Zip archive.',
            headers: {
              ETag: { description: 'Entity tag of the archive.', schema: { type: 'string' } },
              'X-Feed-Label': {
                description: 'Kind of data: `typical pattern, not a schedule`.',
                schema: { type: 'string' },
              },
            },
            content: { 'application/zip': {} },
          },
          304: { description: 'Not modified since the tag in `If-None-Match`.' },
          405: onlyRead,
        },
      },
    },
    [routes.apiFerriesFeedReport]: {
      get: {
        operationId: 'getFeedReport',
        summary: 'Validation report of the last GTFS archive',
        description:
          'For operators of the site: each fault with file and row, the port matched to each stop, and why the archive is used or rejected. Requires the secret key.',
        security: [{ operator: [] }],
        responses: {
          200: {
            description: 'The report; null if no archive has been checked yet.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['report'],
                  properties: { report: { type: ['object', 'null'] } },
                },
              },
            },
          },
          401: refusal('The secret key is missing or wrong.', {
            'WWW-Authenticate': { description: '`Bearer`.', schema: { type: 'string' } },
          }),
          405: onlyRead,
        },
      },
    },
  },
};
