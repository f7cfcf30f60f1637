import { openApi } from '@/lib/operations/open-api';
import { ferryApi, ferryEndpoints } from '../endpoints';

interface Description {
  readonly paths: Record<
    string,
    { get: { operationId: string; parameters: { name: string; required: boolean }[] } }
  >;
  readonly components: { schemas: Record<string, unknown> };
}

const description = openApi(ferryEndpoints, ferryApi) as unknown as Description;

/** Every `$ref` in a description. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

describe('the OpenAPI description', () => {
  it('has every address with the parameters that are read there', () => {
    for (const { path, operation } of ferryEndpoints) {
      const listed = description.paths[path]?.get.parameters.map(({ name }) => name);
      expect(listed).toEqual([...Object.keys(operation.input.shape), 'lang']);
    }
  });

  it('requires of a search what has no default', () => {
    const parameters = description.paths['/api/ferries/search']?.get.parameters ?? [];
    const needed = parameters.filter(({ required }) => required).map(({ name }) => name);
    expect(needed).toEqual(['from', 'to']);
  });

  it('refers to schemas that it has', () => {
    const names = references(description.paths).map((reference) => reference.split('/').at(-1));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.keys(description.components.schemas)).toContain(name);
  });
});
