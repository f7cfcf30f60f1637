import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApi } from '@/lib/platform/operations/open-api';
import { ferryApi, ferryEndpoints } from '../endpoints';

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: {
    readonly type?: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly examples?: readonly unknown[];
  };
}

interface Description {
  readonly paths: Record<
    string,
    { get: { operationId: string; parameters: Parameter[]; responses: Record<string, unknown> } }
  >;
  readonly components: { schemas: Record<string, unknown> };
}

const description = openApi(ferryEndpoints, ferryApi) as unknown as Description;
const parametersOf = (path: string) => description.paths[path]?.get.parameters ?? [];
const schemaOf = (path: string, of: string) =>
  parametersOf(path).find(({ name }) => name === of)?.schema ?? {};

/** Every `$ref` in a description. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

describe('the OpenAPI description', () => {
  it('lists every path with the parameters it reads', () => {
    for (const { path, operation } of ferryEndpoints) {
      const listed = description.paths[path]?.get.parameters.map(({ name }) => name);
      expect(listed).toEqual([...Object.keys(operation.input.shape), 'lang']);
    }
  });

  it('requires the search parameters that have no default', () => {
    const parameters = description.paths['/api/ferries/search']?.get.parameters ?? [];
    const needed = parameters.filter(({ required }) => required).map(({ name }) => name);
    expect(needed).toEqual(['from', 'to']);
  });

  it.each([
    ['/api/ferries/plan', ['start', 'end', 'firstDay', 'lastDay', 'islands']],
    ['/api/budget', ['island', 'nights']],
  ])('requires the parameters of %s without which it fails', (path, names) => {
    const needed = parametersOf(path).filter(({ required }) => required);
    expect(needed.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['/api/ferries/search', 'children', 0, 8],
    ['/api/ferries/search', 'passengers', 1, 9],
    ['/api/ferries/plan', 'adults', 1, 9],
    ['/api/ferries/plan', 'children', 0, 8],
    ['/api/ferries/plan', 'choose', 0, 24],
    ['/api/ferries/plan', 'buffer', 0, 1440],
  ])('states for %s the limits of %s', (path, name, minimum, maximum) => {
    expect(schemaOf(path, name)).toMatchObject({ type: 'integer', minimum, maximum });
  });

  it('gives every integer a minimum and a maximum', () => {
    for (const { path } of ferryEndpoints) {
      for (const { name, schema } of parametersOf(path)) {
        const { type, minimum = 0, maximum = 0 } = schema;
        const isOpen = type === 'integer' && Math.max(-minimum, maximum) > 1e9;
        expect([path, name, isOpen]).toEqual([path, name, false]);
      }
    }
  });

  it('allows values that the server accepts', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    const allows = (path: string, name: string, value: unknown) =>
      ajv.validate(schemaOf(path, name), value);
    const { examples = [], ...at } = schemaOf('/api/ferries/vessels', 'at');
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect([example, ajv.validate(at, example)]).toEqual([example, true]);
    expect(ajv.validate(at, '2027-07-14T25:30Z')).toBe(false);
    expect(allows('/api/budget', 'currency', 'EUR')).toBe(true);
    expect(allows('/api/ferries/places', 'lang', 'de')).toBe(true);
  });

  it('describes the key for the feed report, and 405 for every path', () => {
    expect(JSON.stringify(description.paths['/api/ferries/feed/report'])).toContain('operator');
    for (const [path, { get }] of Object.entries(description.paths)) {
      expect([path, Object.keys(get.responses)]).toEqual([path, expect.arrayContaining(['405'])]);
    }
  });

  it('refers only to schemas that exist', () => {
    const names = references(description.paths).map((reference) => reference.split('/').at(-1));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.keys(description.components.schemas)).toContain(name);
  });
});
