import fc from 'fast-check';
import { oddHeaders } from './headers.ts';
import type { Input } from './input.ts';

/** Request to a service of the backend. */
export interface ServiceRequest {
  readonly path: string;
  readonly body: string;
}

const prefer = fc.constantFrom(
  ...['return=representation', 'return=minimal', 'count=exact', 'resolution=merge-duplicates'],
  ...['tx=rollback', 'handling=strict,x=y', 'missing=default', 'max-affected=0', 'return=x'],
  ...['x', '=', ',,,', 'timezone=Nowhere', 'params=single-object', 'x'.repeat(3000), '', '', ''],
);

const profile = fc.constantFrom<Record<string, string>>(
  ...Array(8).fill({}),
  { 'accept-profile': 'auth' },
  { 'content-profile': 'storage' },
  { 'accept-profile': '__proto__' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.plan' },
  { range: '0-99999999999' },
  { range: 'items=9-1' },
);

const type = fc.constantFrom(
  ...Array(6).fill('application/json'),
  ...['text/csv', 'text/plain', 'application/octet-stream', 'multipart/form-data', ''],
);

const methods = [
  ...['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'POST'],
  ...['PATCH', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'],
];
const bodiless = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Inputs to a service, with headers that it knows and others that it does not. */
export function inputAt(family: string, asked: fc.Arbitrary<ServiceRequest>): fc.Arbitrary<Input> {
  return fc
    .record({
      asked,
      method: fc.constantFrom(...methods),
      prefer,
      profile,
      type,
      odd: oddHeaders,
      chunked: fc.boolean(),
      as: fc.constantFrom('nobody' as const, 'member' as const),
    })
    .map(({ asked: { path, body }, method, prefer: wish, profile: schema, odd, ...rest }) => {
      const sends = !bodiless.includes(method);
      return {
        family,
        to: 'backend' as const,
        method,
        path: path.slice(0, 12_000),
        headers: {
          ...(wish && { prefer: wish }),
          ...(sends && rest.type && { 'content-type': rest.type }),
          ...schema,
          ...odd,
        },
        body: sends ? Buffer.from(body) : undefined,
        chunked: sends && rest.chunked,
        as: rest.as,
      };
    });
}
