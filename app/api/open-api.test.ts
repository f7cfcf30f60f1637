import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApi } from '@/lib/platform/operations/open-api';
import { ferryApi, ferryEndpoints } from './ferries/endpoints';
import { listingApi, listingEndpoints } from './listings/endpoints';
import { mapApi, mapEndpoints } from './map/endpoints';
import { weatherApi, weatherEndpoints } from './weather/endpoints';

const descriptions = [
  ['ferries', openApi(ferryEndpoints, ferryApi)],
  ['listings', openApi(listingEndpoints, listingApi)],
  ['map', openApi(mapEndpoints, mapApi)],
  ['weather', openApi(weatherEndpoints, weatherApi)],
] as const;

describe('the OpenAPI descriptions', () => {
  it.each(descriptions)('of %s pass a linter', async (_name, api) => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // No licence has been granted yet; the terms of use are named.
        'info-license': 'off',
        // In tests the site runs on localhost.
        'no-server-example.com': 'off',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(api), config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });
});
