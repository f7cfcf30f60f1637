import Ajv2020 from 'ajv/dist/2020.js';
import { filtersOf, listingKinds } from '@/lib/booking/listings/filters';
import { openApi } from '@/lib/platform/operations/open-api';
import { findRoute } from '@/lib/platform/routes/find';
import { listingApi, listingEndpoints } from './endpoints';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}

const description = openApi(listingEndpoints, listingApi) as unknown as {
  readonly paths: Record<
    string,
    { get: { operationId: string; parameters: Parameter[]; responses: Record<string, unknown> } }
  >;
  readonly components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
};

const parametersOf = (path: string) => description.paths[path]?.get.parameters ?? [];

describe('the OpenAPI description of the listings', () => {
  it('lists every path of the register', () => {
    for (const { path } of listingEndpoints) {
      expect(findRoute(path.replace('{slug}', 'some-slug'))?.route.kind).toBe('machine');
    }
  });

  it.each(listingKinds)('lists every filter of %s as optional', (kind) => {
    const parameters = parametersOf(`/api/listings/${kind}`);
    const names = parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(filtersOf(kind).map(([name]) => name)));
    expect(names).toEqual(expect.arrayContaining(['price', 'q', 'sort', 'page', 'lang']));
    expect(parameters.filter(({ required }) => required)).toEqual([]);
  });

  it('declares the id as a path parameter, and 404 for an unknown one', () => {
    const [slug] = parametersOf('/api/listings/hotels/{slug}');
    expect(slug).toMatchObject({ name: 'slug', in: 'path', required: true });
    const { responses } = description.paths['/api/listings/hotels/{slug}']?.get ?? {
      responses: {},
    };
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '404', '429', '503']));
  });

  it.each([0, 6.7, 8.3, 9.9, 10])('allows a rating of %d by the rules of the schema', (score) => {
    const rating = description.components.schemas.GetHotelAnswer?.properties?.guestRating ?? false;
    const ajv = new Ajv2020({ strict: false });
    expect(ajv.validate(rating, { score, count: 12 })).toBe(true);
  });

  it('describes the fields that a list omits and a record has', () => {
    const { schemas } = description.components;
    expect(schemas.GetHotelAnswer?.properties).toHaveProperty('description');
    expect(schemas.GetHotelAnswer?.properties).toHaveProperty('pricePerNight');
    expect(JSON.stringify(schemas.SearchHotelsAnswer)).not.toContain(
      '"description":{"type":"object"',
    );
  });
});
