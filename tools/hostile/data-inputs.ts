import fc from 'fast-check';
import { oddHeaders } from './headers.ts';
import type { Input } from './input.ts';
import type { Targets } from './targets.ts';
import { encoded, jsonText, text } from './values.ts';

const as = fc.constantFrom('nobody' as const, 'member' as const);

const columns = [
  ...['id', 'user_id', 'document', 'title', 'slug', 'island', 'share_token', 'created_at', 'kind'],
  ...['document->>title', 'document->stops->0', '*', 'count', 'id::text', 'x:id', '__proto__', '"'],
];
const operators = [
  ...['eq', 'neq', 'gt', 'lt', 'gte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct'],
  ...['cs', 'cd', 'ov', 'sl', 'sr', 'fts', 'plfts', 'phfts', 'wfts', 'not.eq', 'eq(any)', 'zz', ''],
];

/** What a query of the Data API is made of, in its own words and out of them. */
const condition = fc.oneof(
  fc
    .tuple(fc.constantFrom(...columns), fc.constantFrom(...operators), encoded)
    .map(([column, operator, value]) => `${encodeURIComponent(column)}=${operator}.${value}`),
  fc
    .tuple(fc.constantFrom('select', 'order', 'columns', 'on_conflict'), encoded)
    .map((pair) => pair.join('=')),
  fc
    .tuple(fc.constantFrom('select', 'order'), fc.constantFrom(...columns))
    .map((pair) => pair.map(encodeURIComponent).join('=')),
  fc.tuple(fc.constantFrom('limit', 'offset'), encoded).map((pair) => pair.join('=')),
  fc
    .tuple(fc.constantFrom('or', 'and', 'not.or'), encoded)
    .map(([key, value]) => `${key}=(id.eq.${value},title.is.null)`),
  fc.constantFrom(
    ...[
      'select=*,profiles(*)',
      'select=*,auth.users(*)',
      'select=count()',
      'select=id.sum()',
      'limit=-1',
    ],
    ...[
      'or=((((',
      `or=${'('.repeat(2000)}`,
      'select=',
      'select=*,*',
      'order=id.asc.nullsmiddle',
      'limit=1e9',
    ],
  ),
);

const query = fc
  .array(condition, { maxLength: 4 })
  .map((all) => (all.length ? `?${all.join('&')}` : ''));

const prefer = fc.constantFrom(
  ...['return=representation', 'return=minimal', 'count=exact', 'resolution=merge-duplicates'],
  ...[
    'tx=rollback',
    'handling=strict,x=y',
    'missing=default',
    'max-affected=0',
    'x'.repeat(3000),
    '',
  ],
);

const profile = fc.constantFrom<Record<string, string>>(
  ...Array(6).fill({}),
  { 'accept-profile': 'auth' },
  { 'content-profile': 'storage' },
  { 'accept-profile': '__proto__' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.plan' },
  { range: '0-99999999999' },
  { range: 'items=9-1' },
);

const types = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'text/csv',
  'text/plain',
  'application/octet-stream',
  'multipart/form-data',
  '',
);

/** Rows and inputs of functions: any JSON, or nearly what is wanted. */
const row = fc.oneof(
  jsonText,
  fc
    .record(
      {
        at_lat: fc.oneof(fc.double(), text),
        at_lon: fc.oneof(fc.double(), text),
        token: text,
        of_kind: fc.oneof(fc.constantFrom('hotels', 'activities', 'vehicles'), text),
        asked: fc.oneof(fc.dictionary(text, text), text),
        id: fc.oneof(fc.uuid(), text),
        user_id: fc.oneof(fc.uuid(), text),
        title: text,
        document: fc.oneof(fc.constant({ title: 'x', stops: [] }), text),
        messages: fc.oneof(fc.constant([]), text),
        locale: text,
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

const tablesAndFunctions = ({ tables, functions }: Targets) =>
  fc.oneof(
    fc.constantFrom(...tables),
    fc.constantFrom(...functions.map((name) => `rpc/${name}`)),
    fc.constantFrom(
      '',
      'rpc/',
      'auth.users',
      'pg_class',
      'rpc/pg_sleep',
      'rpc/version',
      '__proto__',
    ),
    encoded,
  );

function dataPath(targets: Targets) {
  return fc
    .tuple(tablesAndFunctions(targets), query)
    .map(([name, more]) => `/rest/v1/${name}${more}`);
}

function storagePath({ buckets }: Targets) {
  const verb = fc.constantFrom(
    ...[
      'object',
      'object/public',
      'object/authenticated',
      'object/sign',
      'object/info',
      'object/list',
    ],
    ...[
      'object/move',
      'object/copy',
      'object/upload/sign',
      'bucket',
      'render/image/public',
      'upload/resumable',
      's3',
    ],
  );
  const bucket = fc.oneof(fc.constantFrom(...buckets), encoded);
  return fc
    .tuple(verb, bucket, encoded, query)
    .map((parts) => `/storage/v1/${parts.slice(0, 3).join('/')}${parts[3]}`);
}

const authPath = fc
  .tuple(
    fc.constantFrom(
      ...[
        'signup',
        'token?grant_type=password',
        'token?grant_type=refresh_token',
        'token?grant_type=pkce',
      ],
      ...[
        'token',
        'user',
        'logout',
        'logout?scope=global',
        'recover',
        'verify',
        'otp',
        'magiclink',
        'resend',
      ],
      ...[
        'factors',
        'factors/x/challenge',
        'factors/x/verify',
        'admin/users',
        'admin/generate_link',
        'invite',
      ],
      ...['settings', 'health', 'authorize?provider=google', 'callback', 'sso', 'reauthenticate'],
      ...['.well-known/jwks.json', 'user/identities/authorize', 'sessions', '..%2frest%2fv1'],
    ),
    encoded,
  )
  .map(([name, odd]) => `/auth/v1/${name}${name.includes('?') ? '&' : '?'}redirect_to=${odd}`);

/** Nearly what the auth service is told. */
const credentials = fc
  .record(
    {
      email: fc.oneof(text, fc.constant('somebody@example.org')),
      password: text,
      token: text,
      type: fc.constantFrom('signup', 'recovery', 'email', 'x'),
      refresh_token: text,
      code: text,
      data: fc.dictionary(text, text),
      phone: text,
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));

function inputAt(
  family: string,
  path: fc.Arbitrary<string>,
  body: fc.Arbitrary<string>,
): fc.Arbitrary<Input> {
  return fc
    .record({
      path,
      body,
      method: fc.constantFrom(
        'GET',
        'GET',
        'POST',
        'POST',
        'PATCH',
        'PUT',
        'DELETE',
        'HEAD',
        'OPTIONS',
        'TRACE',
      ),
      prefer,
      profile,
      type: types,
      odd: oddHeaders,
      chunked: fc.boolean(),
      as,
    })
    .map(
      ({
        path: to,
        body: said,
        method,
        prefer: wish,
        profile: schema,
        type,
        odd,
        chunked,
        as: whom,
      }) => {
        const sends = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
        return {
          family,
          to: 'backend' as const,
          method,
          path: to.slice(0, 12_000),
          headers: {
            ...(wish && { prefer: wish }),
            ...(sends && type && { 'content-type': type }),
            ...schema,
            ...odd,
          },
          body: sends ? Buffer.from(said) : undefined,
          chunked: sends && chunked,
          as: whom,
        };
      },
    );
}

/** Every table and function of the Data API, and the services beside it. */
export function apiInput(targets: Targets): fc.Arbitrary<Input> {
  return fc.oneof(
    { weight: 12, arbitrary: inputAt('data', dataPath(targets), row) },
    { weight: 4, arbitrary: inputAt('storage', storagePath(targets), fc.oneof(text, jsonText)) },
    {
      weight: 4,
      arbitrary: inputAt('auth', authPath, fc.oneof(credentials, credentials, jsonText)),
    },
  );
}
