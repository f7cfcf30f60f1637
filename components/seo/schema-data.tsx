import { JsonLdScript } from 'next-seo';

interface SchemaDataProps {
  /** Id of the script, unique on its page. */
  id: string;
  /** Properties as schema.org names them, or a graph of several things. */
  data: Readonly<Record<string, unknown>>;
}

/** Structured data of a kind for which next-seo has no component, for search engines. */
export const SchemaData = ({ id, data }: SchemaDataProps) => (
  <JsonLdScript scriptKey={id} data={{ '@context': 'https://schema.org', ...data }} />
);

/** Position in degrees for structured data. */
export const schemaPosition = ({ lat, lon }: { readonly lat: number; readonly lon: number }) =>
  ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lon }) as const;
