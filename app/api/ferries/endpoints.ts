import { compareFerryOrFlight } from '@/lib/booking/ferry-or-flight/operation';
import { type ApiInfo, type Endpoint, onlyRead, refusal } from '@/lib/platform/operations/open-api';
import { routes } from '@/lib/platform/routes/register';
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
  { path: routes.apiFerriesVessels, operation: trackVessels },
  { path: routes.apiFerriesFerryOrFlight, operation: compareFerryOrFlight },
  { path: routes.apiBudget, operation: planBudget },
];

export const ferryApi: ApiInfo = {
  title: 'ferries of the Cyclades',
  terms: routes.terms,
  tag: { name: 'ferries', description: 'Journeys, plans and boats over the timetable in service.' },
  /** Version of the API's schema, not of the timetable. */
  version: '4.0.0',
  description:
    'Journeys by ferry between the Cyclades, Piraeus, Rafina, Lavrio and Heraklion. Answers carry a label that says whether the sailings are a typical pattern or a published timetable. Money is in euro cents, times are ISO 8601 with the offset of Athens. What cannot be answered is a problem of RFC 9457. Assistants find the same operations, and those on islands, listings and weather, at `/api/mcp` (Model Context Protocol, streamable HTTP).',
  securitySchemes: {
    operator: {
      type: 'http',
      scheme: 'bearer',
      description: 'The secret key of the site’s backend.',
    },
  },
  files: {
    [routes.apiFerriesFeed]: {
      get: {
        operationId: 'downloadFeed',
        summary: 'The typical pattern as a GTFS feed',
        description:
          'A zip of the pattern that ships with the site, whatever timetable is in service: typical sailings, not a schedule.',
        responses: {
          200: {
            description: 'The archive.',
            headers: {
              ETag: { description: 'Of these bytes.', schema: { type: 'string' } },
              'X-Feed-Label': { description: 'What it is.', schema: { type: 'string' } },
            },
            content: { 'application/zip': {} },
          },
          304: { description: 'Not changed since the tag in `If-None-Match`.' },
          405: onlyRead,
        },
      },
    },
    [routes.apiFerriesFeedReport]: {
      get: {
        operationId: 'getFeedReport',
        summary: 'What was found in the last archive looked into',
        description:
          'For whoever runs the site: fault by fault with file and row, what each stop was taken for, and why the archive is served or not. Needs the secret key.',
        security: [{ operator: [] }],
        responses: {
          200: {
            description: 'The report; null while no archive was looked into.',
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
          401: refusal('Without the secret key.', {
            'WWW-Authenticate': { description: '`Bearer`.', schema: { type: 'string' } },
          }),
          405: onlyRead,
        },
      },
    },
  },
};
